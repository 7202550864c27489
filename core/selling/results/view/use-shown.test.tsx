import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { useShown } from './use-shown';

function Shown({ addressed, press }: { addressed: string; press: () => Promise<void> }) {
  const [shown, ahead] = useShown(addressed);
  return (
    <button type="button" onClick={() => void ahead('pressed', press)}>
      {shown}
    </button>
  );
}
function Other() {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => startTransition(() => setOpen(true))}>
      {open ? 'open' : 'closed'}
    </button>
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('a press is shown until it has ended, the last of several where they overlap', async () => {
  const ends: (() => void)[] = [];
  const hangs = () => new Promise<void>((end) => ends.push(end));
  const { rerender } = render(<Shown addressed="address" press={hangs} />);
  await press('address');
  await press('pressed');
  rerender(<Shown addressed="in between" press={hangs} />);
  await act(async () => ends[0]!());
  expect(screen.getByRole('button').textContent).toBe('pressed');
  rerender(<Shown addressed="at last" press={hangs} />);
  await act(async () => ends[1]!());
  expect(screen.getByRole('button').textContent).toBe('at last');
});

it('a press that never ends holds back nothing else, nor what is drawn after it', async () => {
  const { rerender } = render(
    <>
      <Shown addressed="address" press={() => new Promise(() => undefined)} />
      <Other />
    </>,
  );
  await press('address');
  rerender(<Other />);
  screen.getByRole('button', { name: 'closed' }).click();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('open'), { timeout: 1_000 });
});
