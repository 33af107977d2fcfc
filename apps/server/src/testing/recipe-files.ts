import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { RecipeImport } from '@crisper/contract/imports/imports';
import { ZipFile } from 'yazl';
import type { TestApp } from './app.ts';

/** A recipe as Paprika has it. */
export const recipe = (name: string, more: object = {}) => ({
  name,
  ingredients: `Sauce:\n2 tomatoes\n1 onion for ${name}`,
  directions: 'Chop.\nCook for 10 minutes.',
  ...more,
});

export async function zipped(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

export const paprika = (...recipes: object[]): Promise<Buffer> =>
  zipped(
    Object.fromEntries(
      recipes.map((one, at) => [`${at}.paprikarecipe`, gzipSync(JSON.stringify(one))] as const),
    ),
  );

/** Brings files along through the API. */
export function importing(app: () => TestApp) {
  const send = (token: string, payload: Buffer, query = '') => {
    const url = `/api/imports?name=my.paprikarecipes${query}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    return app().app.inject({ method: 'POST', url, headers, payload });
  };
  const open = async (token: string, id: string) =>
    (await app().call('GET', `/api/imports/${id}`, { token })).json();
  return {
    send,
    open,
    async bring(token: string, file: Buffer, query = ''): Promise<RecipeImport> {
      const { id } = (await send(token, file, query)).json<RecipeImport>();
      await app().container.jobs.runDue();
      return (await open(token, id)).import;
    },
    ownTitles: async (token: string) =>
      (await app().call('GET', '/api/recipes?own=true&limit=50', { token }))
        .json<{ id: string; title: string }[]>()
        .map(({ title }) => title)
        .sort(),
  };
}
