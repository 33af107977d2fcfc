// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import './drawing.ts';
import { DrawnPlate } from './drawn-plate.tsx';

afterEach(cleanup);

const soup = { id: 'soup', title: 'Tomato Soup <b>', plate: ['tomato', 'cream'], equipment: [] };

it('is an empty cloth in the first HTML, and the dish once the drawings are loaded', async () => {
  const first = renderToStaticMarkup(<DrawnPlate recipe={soup} />);
  expect(first).toContain('<rect');
  expect(first).not.toContain('<ellipse');
  const { container } = render(<DrawnPlate recipe={soup} />);
  await waitFor(() => expect(container.querySelectorAll('ellipse').length).toBeGreaterThan(3));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('b')).toBeNull();
});
