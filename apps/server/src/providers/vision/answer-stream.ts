import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import { z } from 'zod';

export interface ModelServer {
  baseUrl: string;
  model: string;
  apiKey?: string;
}

export interface ModelQuestion {
  text: string;
  pictures: readonly Uint8Array[];
  maxTokens: number;
  /** What the answer must look like; left out for servers that refuse to be told. */
  schema?: z.ZodType;
  signal: AbortSignal;
}

/** Some eighty foods are 8 kB; every token of a stream comes in some 200 bytes of its own. */
const LONGEST_ANSWER = 40_000;
const MOST_BYTES = 2_000_000;

/** The stream, ended where it grows too large, as if the server had stopped. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        if (bytes > MOST_BYTES) controller.terminate();
        else controller.enqueue(piece);
      },
    }),
  );
}

const wholeAnswer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** A server that does not stream answers with one document: it is handed on as a stream of one piece. */
async function asStream(response: Response): Promise<Response> {
  const answer = wholeAnswer.parse(await response.json());
  const { message, finish_reason = 'stop' } = answer.choices[0]!;
  const choice = { index: 0, delta: { content: message.content ?? '' }, finish_reason };
  const piece = { id: '1', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [choice] };
  return new Response(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status, headers, body } = response;
  const safe = new Response(body && bounded(body), { status, headers });
  const streams = headers.get('content-type')?.includes('event-stream');
  return response.ok && !streams ? asStream(safe) : safe;
};

/** The words of the answer as they come. Returns whether the model came to its end; fails when the server does. */
export async function* answerStream(
  { baseUrl, model, apiKey }: ModelServer,
  { text, pictures, maxTokens, schema, signal }: ModelQuestion,
): AsyncGenerator<string, boolean> {
  const shape = schema && {
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'answer', schema: z.toJSONSchema(schema, { io: 'input' }) },
    },
  };
  const provider = createOpenAICompatible({
    name: 'vision',
    baseURL: baseUrl,
    fetch: carefulFetch,
    // Not by the SDK: its own reader of objects hands nothing on of prose, and parses the whole text again at every word.
    transformRequestBody: (body) => ({ ...body, ...shape }),
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  let failure: unknown;
  const answer = streamText({
    model: provider(model),
    maxOutputTokens: maxTokens,
    temperature: 0,
    maxRetries: 0,
    abortSignal: signal,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text },
          ...pictures.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' })),
        ],
      },
    ],
    // The SDK's stream ends silently on an error, so the error is kept and thrown to the reader.
    onError: ({ error }) => {
      failure = error;
    },
  });
  let length = 0;
  let ended = false;
  for await (const part of answer.fullStream) {
    if (part.type === 'finish') ended = part.finishReason === 'stop';
    if (part.type !== 'text-delta') continue;
    length += part.text.length;
    if (length > LONGEST_ANSWER) return false;
    yield part.text;
  }
  if (signal.aborted) throw signal.reason;
  if (failure !== undefined) throw failure;
  return ended;
}
