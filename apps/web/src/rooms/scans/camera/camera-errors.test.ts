import { describe, expect, it } from 'vitest';
import { cameraProblem, InsecurePage } from './camera-errors.ts';

const failure = (name: string) => Object.assign(new Error('x'), { name });

describe('cameraProblem', () => {
  it.each([
    ['NotAllowedError', /allow camera access and try again/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /busy.*close other apps/],
    ['OverconstrainedError', /Trying fallback\.\.\.$/],
    ['SomethingNew', /Please check permissions or use file upload instead\.$/],
  ])('says what to do about %s', (name, text) => {
    expect(cameraProblem(failure(name)).text).toMatch(/^Could not access camera\. /);
    expect(cameraProblem(failure(name)).text).toMatch(text);
  });

  it('asks again only where a simpler request can help', () => {
    expect(cameraProblem(failure('OverconstrainedError')).retrySimpler).toBe(true);
    expect(cameraProblem(failure('NotAllowedError')).retrySimpler).toBe(false);
  });

  it('names HTTPS where the page is not secure, and survives what is no error', () => {
    expect(cameraProblem(new InsecurePage()).text).toMatch(/HTTPS.*localhost.*choose a photo file/);
    expect(cameraProblem('odd').text).toContain('file upload');
  });
});
