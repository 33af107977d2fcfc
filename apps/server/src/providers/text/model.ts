import type { TextProvider } from './text.provider.ts';

interface ModelSettings {
  baseUrl: string;
  model: string;
  apiKey?: string;
}

/** Any text model behind an OpenAI-compatible API. */
export function modelText(settings: ModelSettings): TextProvider {
  return {
    name: settings.model,
    async *stream({ system, prompt, timeLimit, maxTokens, signal }) {
      // Imported on first use, so that server start and tests do not load it.
      const [{ createOpenAICompatible }, { streamText }] = await Promise.all([
        import('@ai-sdk/openai-compatible'),
        import('ai'),
      ]);
      const provider = createOpenAICompatible({
        name: 'text',
        baseURL: settings.baseUrl,
        ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
      });
      const limit = AbortSignal.timeout(timeLimit);
      let failure: unknown;
      const { textStream } = streamText({
        model: provider(settings.model),
        system,
        prompt,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
        // The SDK's stream ends silently on an error, so the error is kept and thrown to the reader.
        onError: ({ error }) => {
          failure = error;
        },
      });
      let said = false;
      for await (const words of textStream) {
        said ||= words !== '';
        yield words;
      }
      if (failure !== undefined) throw failure;
      if (limit.aborted) throw new Error('the text model took too long');
      if (!said) throw new Error('the text model said nothing');
    },
  };
}
