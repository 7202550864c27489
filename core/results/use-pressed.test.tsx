import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressPainted, listDrawn } from './pace';
import { useDraft } from './use-draft';
import { usePressed } from './use-pressed';

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));
const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

/** Something that is written elsewhere, which takes its time. */
function slowly() {
  let end: () => void = () => undefined;
  const chosen: boolean[] = [];
  function Toggle() {
    const [value, setValue] = useState(false);
    const [shown, press] = usePressed(value, async (next) => {
      chosen.push(next);
      await new Promise<void>((resolve) => {
        const before = end;
        end = () => [before(), resolve()];
      });
      setValue(next);
    });
    return <button aria-pressed={shown} onClick={() => press(!shown)} />;
  }
  return { Toggle, chosen, end: () => act(async () => end()) };
}

describe('a press', () => {
  it('is seen at once, chosen after the paint, and stays while that takes', async () => {
    const { Toggle, chosen, end } = slowly();
    render(<Toggle />);
    fireEvent.click(screen.getByRole('button'));
    expect([pressed(), chosen]).toEqual(['true', []]);
    await frame();
    expect([pressed(), chosen]).toEqual(['true', [true]]);
    await end();
    expect(pressed()).toBe('true');
  });

  it('starts from what is seen: two quick ones are both chosen, in their order, without a flash of the first', async () => {
    const { Toggle, chosen, end } = slowly();
    const seen: unknown[] = [];
    render(<Toggle />);
    const watch = new MutationObserver(() => seen.push(pressed()));
    watch.observe(screen.getByRole('button'), { attributes: true });
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    await frame();
    await end();
    expect(chosen).toEqual([true, false]);
    expect(pressed()).toBe('false');
    watch.disconnect();
    expect(seen.at(-1)).toBe('false');
    expect(seen.filter((value) => value === 'true').length).toBeLessThanOrEqual(1);
  });

  it('that comes to nothing is taken back', async () => {
    function Refused() {
      const [shown, press] = usePressed(false, () => undefined);
      return <button aria-pressed={shown} onClick={() => press(true)} />;
    }
    render(<Refused />);
    fireEvent.click(screen.getByRole('button'));
    expect(pressed()).toBe('true');
    await waitFor(() => expect(pressed()).toBe('false'));
  });
});

describe('a press on a list', () => {
  afterEach(() => listDrawn(Infinity));

  it('is chosen with its own paint where lists are drawn fast enough for one frame, and after it where not', () => {
    const chosen = vi.fn();
    function Order() {
      const [shown, press] = usePressed<string>('price', chosen, pressPainted);
      return <button onClick={() => press('time')}>{shown}</button>;
    }
    render(<Order />);
    const press = () => fireEvent.click(screen.getByRole('button'));
    listDrawn(15);
    press();
    expect(chosen).not.toHaveBeenCalled();
    listDrawn(14);
    listDrawn(20);
    press();
    expect(chosen).toHaveBeenCalledTimes(1);
    listDrawn(21);
    press();
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});

describe('a draft', () => {
  it('gives way to a value that changes from outside, also back to where it was dragged from', async () => {
    const chosen = vi.fn();
    function Dragged() {
      const [value, setValue] = useState(5);
      const draft = useDraft(value, (next) => {
        chosen(next);
        setValue(next);
      });
      return (
        <>
          <output>{draft.value}</output>
          <button onClick={() => draft.change(3)}>drag</button>
          <button onClick={draft.settle}>let go</button>
          <button onClick={() => setValue(5)}>back</button>
        </>
      );
    }
    render(<Dragged />);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('drag');
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(chosen).not.toHaveBeenCalled();
    press('let go');
    await frame();
    expect(chosen.mock.calls).toEqual([[3]]);
    press('back');
    expect(screen.getByRole('status').textContent).toBe('5');
  });
});
