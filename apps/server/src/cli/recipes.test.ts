import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function recipes(args: string[], input = '') {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'apps/server/src/cli/recipes.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  return { ...run, answers: run.stdout.split('\n').filter((line) => line !== '') };
}

describe('the recipes command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recipes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('parses lines one by one, hostile ones too', () => {
    const { status, stderr, answers } = recipes(
      ['parse'],
      `2 cups flour, sifted\n\n1/0 cup\n🥕🥕\n${'x'.repeat(100_000)}\n`,
    );
    expect([status, stderr]).toEqual([0, '']);
    const parsed = answers.map((line) => JSON.parse(line));
    expect(parsed).toHaveLength(5);
    expect(parsed[0]).toMatchObject({
      quantity: 2,
      quantityMax: null,
      unit: 'cup',
      name: 'flour',
      food: 'flour',
      preparation: 'sifted',
    });
    expect(Object.keys(parsed[0])).toEqual([
      'quantity',
      'quantityMax',
      'unit',
      'name',
      'food',
      'grams',
      'preparation',
      'confidence',
    ]);
    for (const answer of parsed.slice(1)) expect(answer.food).toBeNull();
  });

  it('answers nutrition per serving, and errors in their place', () => {
    const { status, answers } = recipes(
      ['nutrition'],
      '{"ingredients":["100 g butter","salt"],"servings":2}\nnonsense\n{"ingredients":["1 cup moonlight"],"servings":2}\n',
    );
    expect(status).toBe(1);
    const [butter, broken, unknown] = answers.map((line) => JSON.parse(line));
    expect(Object.keys(butter)).toEqual([
      'calories',
      'protein',
      'carbs',
      'fat',
      'fiber',
      'range',
      'resolvedShare',
    ]);
    expect(butter.calories).toBeGreaterThan(340);
    expect(butter.calories).toBeLessThan(380);
    expect(broken).toEqual({ error: 'not JSON' });
    expect(unknown).toMatchObject({ calories: null, resolvedShare: 0 });
  });

  it('reads files by what they hold, and says which hold nothing', async () => {
    const page = join(folder, 'page.html');
    const binary = join(folder, 'photo.txt');
    await writeFile(
      page,
      '<script type="application/ld+json">{"@type":"Recipe","name":"Toast","recipeYield":"2","recipeIngredient":["2 slices bread"],"recipeInstructions":"Toast the bread."}</script>',
    );
    await writeFile(binary, Buffer.from([0xff, 0xd8, 0, 0, 1, 2]));
    const { status, stderr, answers } = recipes(['read', page, binary, join(folder, 'missing.cook')]);
    expect(status).toBe(1);
    expect(answers.map((line) => JSON.parse(line))).toMatchObject([
      { title: 'Toast', servings: 2, prepMinutes: null, ingredients: [{ food: 'bread' }] },
    ]);
    expect(stderr).toContain('photo.txt: not a text file');
    expect(stderr).toContain('missing.cook');
  });

  it('matches what is at hand, and refuses what it does not know', () => {
    const { answers } = recipes(['match', '--json', 'eggs, spinach, feta, moonlight']);
    const { unknown, results } = JSON.parse(answers[0] ?? '');
    expect(unknown).toEqual(['moonlight']);
    expect(results[0]).toMatchObject({ title: 'Spinach and Feta Omelette', missingIngredients: [] });
    expect(recipes(['match', 'moonlight'])).toMatchObject({ status: 2, stdout: '' });
  });

  it('fails a check with a reason', async () => {
    const file = join(folder, 'bad.cook');
    await writeFile(file, '---\ntitle: Bad\n---\n\nEat @moonlight{1%cup}.\n');
    const { status, stdout } = recipes(['check', file]);
    expect(status).toBe(1);
    expect(stdout).toContain('No food is known as "moonlight"');
  });

  it('composes samples of a blueprint, to be read', () => {
    const { status, stderr, answers } = recipes(['compose', 'soup', '--count', '2']);
    expect([status, stderr]).toEqual([0, '']);
    expect(answers.filter((line) => line.startsWith('# '))).toHaveLength(2);
  });

  it('says how it is used when asked for something else', () => {
    expect(recipes(['toString'])).toMatchObject({ status: 2, stdout: '' });
  });
});
