import { expect, it } from 'vitest';
import { liftPhotos } from './lift-photos.ts';

const long = (letter: string) => `data:image/png;base64,${letter.repeat(20_000)}`;

/** The parsed texts, with the photos put back. */
function read(json: string): string[] {
  const { rest, textOf } = liftPhotos(Buffer.from(json));
  return (JSON.parse(rest) as { images: string[] }).images.map(textOf);
}

it('takes long photos out of the text and gives them back as they were', () => {
  const images = [long('A'), 'data:image/png;base64,AAAA', long('b/'), 'zwölf „data:“ words'];
  const json = JSON.stringify({ note: 'größer', images });
  expect(liftPhotos(Buffer.from(json)).rest.length).toBeLessThan(400);
  expect(read(json)).toEqual(images);
  expect(read(json.replaceAll('/', '\\/'))).toEqual(images);
});

it.each([
  ['cut off within a photo', `{"images":["${long('A')}`],
  ['cut off after a photo', `{"images":["${long('A')}"`],
  ['a photo in an escaped string', `{"images":["\\"${long('A')}"]`],
])('leaves %s to the parser, which refuses it', (_, json) => {
  expect(() => read(json)).toThrow(SyntaxError);
});

it('takes no name that somebody made up', () => {
  expect(read('{"images":["00000000-0000-0000-0000-000000000000-0"]}')).toEqual([
    '00000000-0000-0000-0000-000000000000-0',
  ]);
});
