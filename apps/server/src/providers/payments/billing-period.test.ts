import { expect, it } from 'vitest';
import { periodEnd, prorate } from './billing-period.ts';

const day = (text: string) => new Date(`${text}T10:00:00.000Z`);

it('keeps the day of the month, shortened only where the month is', () => {
  const anchor = day('2027-01-31');
  expect([1, 2, 3].map((periods) => periodEnd(anchor, 'month', periods))).toEqual([
    day('2027-02-28'),
    day('2027-03-31'),
    day('2027-04-30'),
  ]);
  expect(periodEnd(day('2028-02-29'), 'year', 1)).toEqual(day('2029-02-28'));
  expect(periodEnd(day('2028-02-29'), 'year', 4)).toEqual(day('2032-02-29'));
});

it('credits unused time and charges the rest, or keeps what is left over', () => {
  const month = { amountCents: 700, periodStart: day('2027-04-01'), periodEnd: day('2027-05-01') };
  expect(prorate(month, day('2027-04-16'), 5900, 0)).toEqual({
    priceCents: 5900,
    creditCents: 350,
    dueNowCents: 5550,
    balanceCents: 0,
  });
  const year = { amountCents: 5900, periodStart: day('2027-01-01'), periodEnd: day('2028-01-01') };
  expect(prorate(year, day('2027-01-01'), 699, 0)).toMatchObject({ dueNowCents: 0, balanceCents: 5201 });
  expect(prorate(month, day('2028-01-01'), 699, 1000)).toMatchObject({ creditCents: 0, balanceCents: 301 });
});
