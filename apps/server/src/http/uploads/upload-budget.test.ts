import { expect, it, vi } from 'vitest';
import { uploadBudget } from './upload-budget.ts';

const MB = 1024 * 1024;
const never = (): void => {
  throw new Error('must not be given up');
};

it('bounds what one person and all of them have in memory, and takes it back once', () => {
  const budget = uploadBudget(100, 60);
  const ada = budget.begin('ada', never);
  ada.arrived(60);
  expect(() => budget.begin('ada', never).arrived(1)).toThrow('Too many photos');
  budget.begin('bob', never).arrived(40);
  expect(() => budget.begin('cleo', never).arrived(1)).toThrow('Too many photos');
  ada.release();
  ada.release();
  budget.begin('cleo', never).arrived(60);
  expect(() => budget.begin('dora', never).arrived(1)).toThrow('Too many photos');
});

it('charges nothing for what was announced and did not come', () => {
  const budget = uploadBudget(100, 60);
  for (let i = 0; i < 50; i++) budget.begin(`idler ${i}`, never);
  budget.begin('cook', never).arrived(60);
});

it('gives up an upload that stalls, and its bytes are free at once', () => {
  const budget = uploadBudget(10 * MB, 10 * MB);
  const givenUp = vi.fn();
  const upload = budget.begin('idler', givenUp);
  upload.arrived(10 * MB);
  upload.tick();
  expect(givenUp).not.toHaveBeenCalled();
  upload.tick();
  expect(givenUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 408 }));
  budget.begin('cook', never).arrived(10 * MB);
  upload.release();
  expect(() => budget.begin('dora', never).arrived(1)).toThrow('Too many photos');
});

it('lets a slow upload make way when there is no room, and never one that is whole', () => {
  const budget = uploadBudget(10 * MB, 5 * MB);
  const slow = vi.fn();
  const whole = budget.begin('whole', never);
  whole.arrived(5 * MB);
  whole.complete();
  const trickle = budget.begin('trickle', slow);
  trickle.arrived(5 * MB);
  for (const upload of [whole, trickle]) upload.tick();
  for (const upload of [whole, trickle]) upload.tick();
  expect(slow).toHaveBeenCalledTimes(1);

  const again = budget.begin('trickle', slow);
  again.arrived(4 * MB);
  again.tick();
  again.arrived(MB / 2);
  again.tick();
  budget.begin('cook', never).arrived(5 * MB);
  expect(slow).toHaveBeenCalledTimes(2);
  expect(() => budget.begin('dora', never).arrived(1)).toThrow('Too many photos');
});
