import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { useBackCloses } from './use-back-closes';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <button onClick={() => setOpen(false)}>Close</button>}
    </>
  );
}

const popped = () =>
  new Promise<void>((done) =>
    window.addEventListener('popstate', () => done(), { once: true, capture: true }),
  );

describe('what lies over the page', () => {
  it('is closed by Back, and the page hears nothing of it', async () => {
    const heard = vi.fn();
    render(<Page />);
    const address = window.location.href;
    await userEvent.click(screen.getByText('Open'));
    expect(screen.getByText('Close')).toBeTruthy();
    window.addEventListener('popstate', heard);
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Close')).toBeNull());
    expect(heard).not.toHaveBeenCalled();
    expect(window.location.href).toBe(address);
    window.removeEventListener('popstate', heard);
  });

  it('closed otherwise, leaves nothing behind to go back to', async () => {
    render(<Page />);
    const before = window.history.state as unknown;
    await userEvent.click(screen.getByText('Open'));
    const gone = popped();
    await userEvent.click(screen.getByText('Close'));
    await gone;
    expect(window.history.state).toEqual(before);
  });
});
