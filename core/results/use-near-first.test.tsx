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
function Rows({ rows, pressed = true }: { rows: readonly { id: string }[]; pressed?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNearFirst(rows, list, pressed);
  drawn.push(near.filter((row) => rows.includes(row)).length);
  return (
    <ul ref={list}>
      {near.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}
const some = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name} ${at}` }));
const shown = () => screen.queryAllByRole('listitem').map((row) => row.textContent!);
/** How many of these rows stand, from the first one on, before others do. */
const standing = (name: string) => {
  const other = shown().findIndex((row) => !row.startsWith(name));
  return other < 0 ? shown().length : other;
};

describe('rows of which not all are in view', () => {
  it('are drawn whole at first; others come with those in view and one more, the rest after the paint', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    expect(standing('first')).toBe(15);
    await inView(0, 2);
    drawn.length = 0;
    rerender(<Rows rows={some(15, 'second')} />);
    expect([standing('second'), shown().length]).toEqual([4, 15]);
    await vi.waitFor(() => expect(standing('second')).toBe(15));
    expect([...new Set(drawn)]).toEqual([4, 15]);
  });

  it('stand once, whether they come or are still there', async () => {
    const rows = some(15, 'row');
    const { rerender } = render(<Rows rows={rows} />);
    await inView(0, 2);
    const turned = rows.toReversed().map((row) => ({ ...row }));
    rerender(<Rows rows={turned} />);
    expect(shown().slice(0, 5)).toEqual(['row 14', 'row 13', 'row 12', 'row 11', 'row 4']);
    expect(new Set(shown()).size).toBe(shown().length);
    await vi.waitFor(() => expect(shown()).toEqual(turned.map(({ id }) => id)));
  });

  it('reach down to where the window has been scrolled', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(8, 11);
    rerender(<Rows rows={some(15, 'second')} />);
    expect(standing('second')).toBe(13);
  });

  it('come whole when nobody pressed for them, or when none is in view', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(0, 2);
    rerender(<Rows rows={some(15, 'second')} pressed={false} />);
    expect(standing('second')).toBe(15);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await inView(-1, -1);
    rerender(<Rows rows={some(15, 'third')} />);
    expect(standing('third')).toBe(15);
  });

  it('that have gone say nothing of those that came for them', async () => {
    const { rerender } = render(<Rows rows={some(15, 'first')} />);
    await inView(0, 2);
    rerender(<Rows rows={some(15, 'second')} />);
    await inView(-1, -1);
    expect(standing('second')).toBe(4);
  });
});
