import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, icalendar } from './icalendar.ts';

const EVENT: CalendarEvent = {
  uid: '2031-05-06-dinner-1@crisper',
  changedAt: new Date('2031-05-01T08:00:00.500Z'),
  start: new Date('2031-05-06T15:45:00Z'),
  end: new Date('2031-05-06T16:30:00Z'),
  summary: 'Dinner: Soup',
  description: '',
  url: 'https://crisper.test/recipe/soup',
};
const read = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

it.each([
  'Dinner: Rice, beans; and "more" \\ with\nlines\r\nof all kinds',
  'Crème brûlée 🍮 '.repeat(12).trim(),
  `${'x'.repeat(74)}é${'🥬'.repeat(40)}`,
  'END:VEVENT\nBEGIN:VALARM',
])('writes any text so that it is read as it was', (summary) => {
  const text = icalendar('Meals', [{ ...EVENT, summary, description: summary }]);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\n\r]/);
  }
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const [event, ...more] = read(text);
  expect(more).toEqual([]);
  const said = summary.replace(/\r\n/g, '\n');
  expect(event!.getFirstPropertyValue('summary')).toBe(said);
  expect(event!.getFirstPropertyValue('description')).toBe(said);
});

it('drops what no calendar may hold, and says when in UTC', () => {
  const [event] = read(icalendar('Meals', [{ ...EVENT, summary: 'Bell\u0007\u0000 pepper' }]));
  expect(event!.getFirstPropertyValue('summary')).toBe('Bell   pepper');
  expect(String(event!.getFirstPropertyValue('dtstart'))).toBe('2031-05-06T15:45:00Z');
  expect(String(event!.getFirstPropertyValue('dtstamp'))).toBe('2031-05-01T08:00:00Z');
});

it('has something in it when nothing is planned', () => {
  const calendar = new ICAL.Component(ICAL.parse(icalendar('Meals', [])));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});
