import { randomUUID } from 'node:crypto';

export interface Answer {
  status: number;
  retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: any answer of the server; each test checks its shape
  body: any;
}

let people = 0;

/** Each person has a different IP address, so that rate limits per address do not apply. */
function address(): string {
  people++;
  return `10.${9 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}`;
}

/** Sends one request. Status 0 means no answer. */
export async function send(
  base: string,
  method: string,
  path: string,
  { body, token, from }: { body?: unknown; token?: string; from?: string } = {},
): Promise<Answer> {
  try {
    const answer = await fetch(base + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': from ?? address(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: json ? JSON.parse(text) : text,
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return { status: 0, retryAfter: null, body: `${method} ${path}: ${reason}` };
  }
}

export async function signUp(base: string): Promise<{ token: string; id: string }> {
  const name = `cook${randomUUID().slice(0, 8)}`;
  const body = { email: `${name}@example.com`, username: name, password: 'wooden spoon 42' };
  const answer = await send(base, 'POST', '/api/auth/register', { body });
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { token: answer.body.token, id: answer.body.user.id };
}
