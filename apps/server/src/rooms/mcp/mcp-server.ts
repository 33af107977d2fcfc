import { VERSION } from '@crisper/contract/version';
import { type Caller, callTool, sentenceOf, toolsFor } from './answers.ts';
import { promptOf, promptsFor } from './prompts.ts';
import { readResource, resourcesFor, templatesFor } from './resources.ts';

const INSTRUCTIONS =
  'Crisper knows what is in the kitchen of a household, what it plans to cook, what is to be bought and what was eaten. Amounts are in the person’s units, null means unknown, days are those of the person’s time zone. Ask before you change or remove what the person did not name.';

/** Answers one message of the protocol. Nothing is kept between two of them, so that any instance may answer the next. */
export async function answerMcp(caller: Caller, request: Request, message: unknown): Promise<Response> {
  // Loaded when a user uses it: it is large, and few do.
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport: Transport }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const mcp = new McpServer(
    { name: 'crisper', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  const { server } = mcp;
  const invalid = (sentence: string) => new types.McpError(types.ErrorCode.InvalidParams, sentence);

  server.setRequestHandler(types.ListToolsRequestSchema, () => ({ tools: toolsFor(caller) }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) =>
    callTool(caller, params.name, params.arguments),
  );
  server.setRequestHandler(types.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: templatesFor(caller),
  }));
  server.setRequestHandler(types.ListResourcesRequestSchema, async () => ({
    resources: await resourcesFor(caller).catch((error) => {
      throw invalid(sentenceOf(caller, error));
    }),
  }));
  server.setRequestHandler(types.ReadResourceRequestSchema, async ({ params }) => {
    const found = await readResource(caller, params.uri).catch((error) => {
      throw invalid(sentenceOf(caller, error));
    });
    if (!found)
      throw invalid(
        'There is no such resource. Recipes are at crisper://recipes/ID, the meals of a day at crisper://meals/2026-11-19.',
      );
    return { contents: [found] };
  });
  server.setRequestHandler(types.ListPromptsRequestSchema, () => ({ prompts: promptsFor(caller) }));
  server.setRequestHandler(types.GetPromptRequestSchema, ({ params }) => {
    const prompt = promptOf(caller, params.name, params.arguments);
    if (!prompt) throw invalid('There is no such prompt for this API token.');
    return prompt;
  });

  const transport = new Transport({ enableJsonResponse: true });
  await mcp.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await mcp.close();
  }
}
