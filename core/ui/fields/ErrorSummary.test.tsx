import { render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { focusErrorSummary } from './ErrorSummary';

Element.prototype.scrollIntoView ??= () => undefined;

const draw = () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <>
      <button>Search</button>
      <input aria-label="Place" />
      <div ref={ref} role="alert" tabIndex={-1} />
    </>,
  );
  screen.getByRole('button').focus();
  return ref;
};

it('the summary has the focus after a failed submit', async () => {
  focusErrorSummary(draw());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

it('the summary does not take the focus from who types already', async () => {
  focusErrorSummary(draw());
  screen.getByRole('textbox').focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
