import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Carrier } from '../ports/lines';
import { createLine } from './line';
import { LineBusy } from './line-busy';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const LIMITS = {
  ...{ sales: 2, orders: 2, patienceMs: 2_000 },
  breaker: { outages: 3, withinMs: 60_000, restMs: 30_000 },
};
const nobody = new AbortController().signal;
const answers = (status: number) => () => Promise.resolve({ status });
const timeOut = new DOMException('late', 'TimeoutError');
const lost = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') }));
const hangs = () => new Promise<never>(() => {});
const settled = () => new Promise(setImmediate);
const until = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

/** Carries the same several times, one after the other. */
async function repeat(times: number, carrier: Carrier, send: () => Promise<{ status: number }>, by = nobody) {
  for (let count = 0; count < times; count++) await carrier.carry(send, by).catch(() => undefined);
}

describe('a line to a supplier', () => {
  it.each([400, 404, 409, 422, 429])('a refusal (%i) never opens it', async (status) => {
    const line = createLine(LIMITS);
    await repeat(50, line.sales, answers(status));
    expect([line.circuit(), line.trips()]).toEqual(['closed', 0]);
  });

  it.each([
    ['an error of its own', answers(503)],
    ['a connection that breaks', lost],
    ['a time limit of the call', () => Promise.reject(timeOut)],
  ])('%s is an outage', async (_, send) => {
    const line = createLine(LIMITS);
    await repeat(3, line.sales, send);
    expect(line.circuit()).toBe('open');
    const asked = vi.fn(answers(200));
    await expect(line.sales.carry(asked, nobody)).rejects.toMatchObject({ code: 'LINE_RESTS' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('a caller whose time is over tells of an outage, one who goes away of nothing', async () => {
    const line = createLine(LIMITS);
    const aborting = async (reason?: Error) => {
      const caller = new AbortController();
      const call = line.sales.carry(() => until(caller.signal), caller.signal);
      call.catch(() => undefined);
      await settled();
      caller.abort(reason);
      await expect(call).rejects.toThrow();
    };
    for (let count = 0; count < 9; count++) await aborting();
    expect(line.circuit()).toBe('closed');
    for (let count = 0; count < 2; count++) await aborting(timeOut);
    expect(line.circuit()).toBe('closed');
    await repeat(1, line.sales, lost);
    expect(line.circuit()).toBe('open');
  });

  it('INV-3 orders are tried however silent it is, and neither open nor close it', async () => {
    const line = createLine(LIMITS);
    await repeat(20, line.orders, lost);
    expect(line.circuit()).toBe('closed');
    await repeat(3, line.sales, lost);
    await expect(line.orders.carry(answers(200), nobody)).resolves.toEqual({ status: 200 });
    expect(line.circuit()).toBe('open');
  });

  it('whoever finds no room waits a moment and is told; orders have room of their own', async () => {
    const line = createLine(LIMITS);
    for (let count = 0; count < 2; count++) void line.sales.carry(hangs, nobody);
    const third = line.sales.carry(answers(200), nobody);
    third.catch(() => undefined);
    await expect(line.orders.carry(answers(200), nobody)).resolves.toEqual({ status: 200 });
    await vi.advanceTimersByTimeAsync(LIMITS.patienceMs);
    await expect(third).rejects.toThrow(LineBusy);
    await expect(third).rejects.toMatchObject({ code: 'LINE_FULL', cause: { code: 'LINE_FULL' } });
    expect(line.circuit()).toBe('closed');
  });

  it('room that somebody leaves is given on', async () => {
    const line = createLine(LIMITS);
    let end = (_: { status: number }) => {};
    const first = line.sales.carry(
      () => new Promise<{ status: number }>((resolve) => (end = resolve)),
      nobody,
    );
    void line.sales.carry(hangs, nobody);
    const third = line.sales.carry(answers(200), nobody);
    await settled();
    end({ status: 200 });
    await first;
    await expect(third).resolves.toEqual({ status: 200 });
  });

  const limited = (...pauses: (number | null)[]) =>
    vi.fn(() => {
      const pause = pauses.shift() ?? null;
      return Promise.resolve({ status: pause === null ? 200 : 429, retryAfterMs: pause });
    });

  it('a pause that is asked for is kept, and what was not taken in is sent again', async () => {
    const line = createLine(LIMITS);
    const send = limited(1_500);
    const call = line.sales.carry(send, nobody);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(send).toHaveBeenCalledTimes(1);
    const other = vi.fn(answers(200));
    const beside = line.sales.carry(other, nobody);
    await settled();
    expect(other).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toMatchObject({ status: 200 });
    await expect(beside).resolves.toEqual({ status: 200 });
  });

  it('a long pause ends a search at once, for the next ones too, and says nothing of an outage', async () => {
    const line = createLine(LIMITS);
    await expect(line.sales.carry(limited(60_000), nobody)).resolves.toMatchObject({ status: 429 });
    const asked = vi.fn(answers(200));
    for (let count = 0; count < 5; count++)
      await expect(line.sales.carry(asked, nobody)).rejects.toMatchObject({ code: 'LINE_LIMITED' });
    expect(asked).not.toHaveBeenCalled();
    expect(line.circuit()).toBe('closed');
    await expect(line.sales.carry(answers(200), nobody, 'another')).resolves.toEqual({ status: 200 });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(line.sales.carry(asked, nobody)).resolves.toEqual({ status: 200 });
  });

  it('INV-3 an order waits for a minute where a pause is asked for, three times at most, or until nobody waits for it', async () => {
    const line = createLine(LIMITS);
    const send = limited(30_000);
    const call = line.orders.carry(send, nobody);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(call).resolves.toMatchObject({ status: 200 });
    const never = limited(10, 10, 10, 10);
    const refused = line.orders.carry(never, nobody);
    await vi.advanceTimersByTimeAsync(30);
    await expect(refused).resolves.toMatchObject({ status: 429 });
    expect(never).toHaveBeenCalledTimes(3);
    const caller = new AbortController();
    const left = line.orders.carry(limited(50_000), caller.signal);
    left.catch(() => undefined);
    await settled();
    caller.abort(timeOut);
    await expect(left).rejects.toBe(timeOut);
  });

  it('an outage that names its end is not sent again: nobody knows whether it was taken in', async () => {
    const send = vi.fn(() => Promise.resolve({ status: 503, retryAfterMs: 500 }));
    await expect(createLine(LIMITS).orders.carry(send, nobody)).resolves.toMatchObject({ status: 503 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
