import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { answerScans, choosePhotos, finding, SHELF, watchScan } from './support/scanning.ts';
import { test } from './support/test.ts';

const thumbnails = (page: Page) => page.getByRole('button', { name: /^Show photo/ });
const HEIC = fileURLToPath(new URL('../packages/vision/test-photos/shelf.heic', import.meta.url));
const SECRET = 'taken at home, 52.5N 13.4E';

/** Creates a large JPEG with text in its metadata and delivers it through a paste or drop event. */
async function handOver(page: Page, how: 'drop' | 'paste'): Promise<void> {
  await page.evaluate(
    async ([event, secret]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
      canvas.getContext('2d')?.fillRect(100, 100, 900, 900);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      const bytes = new Uint8Array(await (picture as Blob).arrayBuffer());
      const words = new TextEncoder().encode(`Exif\0\0${secret}`);
      const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, words.length + 2]);
      const file = new File([head, words, bytes.slice(2)], 'shelf.jpg', { type: 'image/jpeg' });
      const data = new DataTransfer();
      data.items.add(file);
      const init = { bubbles: true, cancelable: true };
      window.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [how, SECRET] as const,
  );
}

describe('photos', () => {
  test('in HEIC, which this browser cannot open, go as they are, and the server says what to do', async ({
    visit,
    signIn,
  }) => {
    const page = await visit('/scan', { session: await signIn() });
    const sent = await watchScan(page);
    await choosePhotos(page, [HEIC]);
    const images = await sent();
    const [, data = ''] = (images[0] ?? '').split(',');
    expect(Buffer.from(data, 'base64').equals(await readFile(HEIC))).toBe(true);
    await page.getByText('Scan Failed').first().waitFor();
    await page
      .getByText(/Save it as JPEG/)
      .first()
      .waitFor();
  });

  test.for([
    { how: 'drop', where: 'worker' },
    { how: 'paste', where: 'worker' },
    { how: 'paste', where: 'page' },
  ] as const)(
    'by $how, drawn anew in the $where before they leave',
    async ({ how, where }, { visit, signIn }) => {
      const page = await visit('/scan', { session: await signIn() });
      if (where === 'page') await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
      await answerScans(page, [finding('tomato', '🍅', 0.93)]);
      const sent = await watchScan(page);
      await handOver(page, how);
      const images = await sent();
      const [head = '', data = ''] = (images[0] ?? '').split(',');
      expect(head).toBe('data:image/jpeg;base64');
      expect(Buffer.from(data, 'base64').includes(SECRET)).toBe(false);
      const size = await page.evaluate(async (url) => {
        const image = Object.assign(new Image(), { src: url });
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, images[0]);
      expect(size).toEqual([2400, 1800]);
      await page.getByRole('list', { name: 'Found ingredients' }).waitFor();
    },
  );

  test('eight at most, together in one scan', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await answerScans(page, [finding('tomato', '🍅', 0.93)]);
    const sent = await watchScan(page);
    await choosePhotos(
      page,
      Array.from({ length: 9 }, () => SHELF),
    );
    await page.getByText('Too Many Photos').first().waitFor();
    expect(await sent()).toHaveLength(8);
    await page.getByText('Found 1 ingredient in your photos.').first().waitFor();
    await expect.poll(() => thumbnails(page).count()).toBe(8);
    await expect.poll(() => page.getByRole('button', { name: 'Add more' }).count()).toBe(0);
  });

  test('what is no picture is refused', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await page.getByLabel('Photos to scan').setInputFiles(broken);
    await page.getByText('File Selection Error').first().waitFor();
    await page.getByText('There was an issue selecting your files. Please try again.').first().waitFor();
    await page.getByRole('button', { name: 'Choose photos' }).waitFor();
  });
});

describe('the camera', () => {
  test('denied, allowed, switched, captured, retaken, used', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
    await answerScans(page, [finding('tomato', '🍅', 0.93)]);
    await page.evaluate(() => {
      const deny = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: deny });
    });
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByText('Camera Error').first().waitFor();
    await page
      .getByText(/^Could not access camera\. .*allow camera access/)
      .first()
      .waitFor();
    const camera = page.getByRole('dialog');
    await camera.getByRole('button', { name: 'Choose photos' }).waitFor();

    await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await camera.getByRole('button', { name: 'Try again' }).click();
    await camera.getByRole('button', { name: 'Switch to front camera' }).click();
    await camera.getByRole('button', { name: 'Switch to back camera' }).waitFor();
    const shutter = camera.getByRole('button', { name: 'Take photo' });
    await shutter.click();
    await camera.getByRole('img', { name: 'What you just took' }).waitFor();
    await camera.getByRole('button', { name: 'Retake' }).click();
    await shutter.click();
    await camera.getByRole('button', { name: 'Take another' }).click();
    await camera.getByText('1 taken').waitFor();
    await shutter.click();
    const sent = await watchScan(page);
    await camera.getByRole('button', { name: 'Use Photo' }).click();
    expect(await sent()).toHaveLength(2);
    await page.getByText('Scan Complete!').first().waitFor();
    await expect.poll(() => thumbnails(page).count()).toBe(2);
  });

  test('a photo is removed before it is used', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await page.getByRole('button', { name: 'Take a photo' }).click();
    const camera = page.getByRole('dialog');
    await camera.getByText('Camera is ready').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await camera.getByRole('button', { name: 'Take photo' }).click();
    await camera.getByRole('button', { name: 'Retake' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await camera.getByRole('button', { name: 'Remove' }).click();
    await camera.waitFor({ state: 'detached' });
    await expect.poll(() => thumbnails(page).count()).toBe(0);
  });

  test('a slow pan becomes eight photos of different places, scanned as one', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
    await answerScans(page, [finding('tomato', '🍅', 0.93)]);
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d')!;
      const draw = () => {
        const shift = performance.now() / 20;
        context.fillStyle = 'white';
        context.fillRect(0, 0, 640, 480);
        context.fillStyle = 'black';
        for (let n = 0; n < 12; n++)
          context.fillRect(((n * 80 + shift) % 960) - 160, 40 * n, 40 + 7 * n, 160);
        requestAnimationFrame(draw);
      };
      draw();
      const value = () => Promise.resolve(canvas.captureStream(15));
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value });
    });
    await page.getByRole('button', { name: 'Take a photo' }).click();
    const camera = page.getByRole('dialog');
    const sent = await watchScan(page);
    await camera.getByRole('button', { name: 'Film a slow pan' }).click();
    await camera.getByRole('heading', { name: 'Move slowly over your food' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    // It ends by itself when enough is filmed.
    await camera.waitFor({ state: 'detached' });
    expect(await sent()).toHaveLength(8);
    await page.getByText('Scan Complete!').first().waitFor();
    await expect.poll(() => thumbnails(page).count()).toBe(8);
  });

  test('one that cannot do what is asked is asked for less', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await page.evaluate(() => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (asked) => {
        if (JSON.stringify(asked?.video).includes('"min"')) throw new OverconstrainedError('width');
        return real(asked);
      };
    });
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page
      .getByText(/Trying fallback\.\.\./)
      .first()
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retake' }).waitFor();
  });
});
