import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNearFirst } from './use-near-first';

/** Tells which rows are in view when a test says so. */
class Watch {
  static latest: Watch;
  rows: Element[] = [];
  constructor(readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    Watch.latest = this;
  }
  observe(row: Element) {
    this.rows.push(row);
  }
  disconnect() {
    this.rows = [];
  }
}
const inView = (from: number, to: number) =>
  act(async () =>
    Watch.latest.tell(
      Watch.latest.rows.map((target, at) => ({ target, isIntersecting: at >= from && at <= to })),
    ),
  );

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch));
afterEach(() => vi.unstubAllGlobals());

const drawn: number[] = [];
function Rows({ rows, pressed = true }: { rows: readonly string[]; pressed?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNearFirst(rows, list, pressed);
  drawn.push(near.length);
  return (
    <ul ref={list}>
      {near.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}
const some = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
const shown = () => screen.queryAllByRole('listitem').length;

describe('rows of which not all are in view', () => {
  it('are drawn whole at first; others come with those in view and one more, the rest after the paint', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    expect(shown()).toBe(15);
    await inView(0, 2);
    drawn.length = 0;
    rerender(<Rows rows={some(15, 'second')} />);
    expect(shown()).toBe(4);
    await vi.waitFor(() => expect(shown()).toBe(15));
    expect([...new Set(drawn)]).toEqual([4, 15]);
  });

  it('reach down to where the window has been scrolled', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(8, 11);
    rerender(<Rows rows={some(15, 'second')} />);
    expect(shown()).toBe(13);
  });

  it('come whole when nobody pressed for them, or when none is in view', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(0, 2);
    rerender(<Rows rows={some(15, 'second')} pressed={false} />);
    expect(shown()).toBe(15);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await inView(-1, -1);
    rerender(<Rows rows={some(15, 'third')} />);
    expect(shown()).toBe(15);
  });

  it('that have gone say nothing of those that came for them', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(0, 2);
    rerender(<Rows rows={some(15, 'second')} />);
    await inView(-1, -1);
    expect(shown()).toBe(4);
  });
});
