import { describe, expect, it } from 'vitest';
import { ask, askThrough, skeleton } from './first-paint.tsx';

const FAQ = { entries: [{ category: 'Baking', question: 'Why?', answer: 'Because of the yeast.' }] };

function answering(status: number, body: unknown): string[] {
  const asked: string[] = [];
  askThrough(async (address) => {
    asked.push(String(address));
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

async function paint(address: string) {
  const page = await ask(address);
  return page && { ...page, html: page.draw() };
}

describe('the first paint', () => {
  it('draws a page from the answers it carries', async () => {
    const asked = answering(200, FAQ);
    const page = await paint('/help');
    expect(asked).toEqual(['/api/faq']);
    expect(page?.html).toContain('Help Center');
    expect(page?.html).not.toContain('style=');
    expect(page?.module).toBe('src/app/routes/about/help-page.tsx');
    expect(page?.html).toContain('Because of the yeast.');
    expect(page?.answers.known).toEqual([[['faq'], FAQ.entries]]);
  });

  it('draws the start page without asking', async () => {
    const asked = answering(500, {});
    expect((await paint('/?ref=ANNA'))?.html).toContain('Snap your fridge.');
    expect(asked).toEqual([]);
  });

  it('writes what stands in the address as text', async () => {
    answering(200, []);
    const page = await paint(`/recipes?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page?.html).not.toContain('<script>alert');
    expect(page?.html).toContain('&lt;script&gt;alert(1)');
  });

  it('is one page for all addresses that show the same', async () => {
    answering(200, []);
    const of = async (address: string) => (await ask(address))?.address;
    expect(await of('/recipes?utm_source=mail&x=1')).toBe('/recipes');
    expect(await of('/recipes?x=1&tab=quick&search=soup&search=stew')).toBe('/recipes?search=soup&tab=quick');
    expect(await of('/?ref=ANNA')).toBe('/');
  });

  it('leaves other pages to their outline', async () => {
    expect(await ask('/scan')).toBeNull();
    expect(skeleton()).toContain('aria-busy');
  });

  it('is not drawn when the API does not answer', async () => {
    answering(404, { error: 'gone', code: 'not_found' });
    await expect(ask('/recipe/gone')).rejects.toThrow('gone');
  });
});
