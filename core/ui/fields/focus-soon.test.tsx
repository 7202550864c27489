import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { focusSoon } from './focus-soon';

const next = () => screen.getByRole('alert');
beforeEach(() => {
  render(
    <>
      <button>Search</button>
      <input aria-label="Place" />
      <div role="alert" tabIndex={-1} />
    </>,
  );
  screen.getByRole('button').focus();
});

it('the focus goes where it is led', async () => {
  focusSoon(() => next().focus());
  await waitFor(() => expect(document.activeElement).toBe(next()));
});

it('the focus stays with who types already', async () => {
  focusSoon(() => next().focus());
  screen.getByRole('textbox').focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it.each(['pointerdown', 'input'])(
  'the focus stays with who goes on in the same field (%s)',
  async (goesOn) => {
    const field = screen.getByRole('textbox');
    field.focus();
    focusSoon(() => next().focus());
    field.dispatchEvent(new Event(goesOn, { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.activeElement).toBe(field);
  },
);
