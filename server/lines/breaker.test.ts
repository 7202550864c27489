import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Breaker, createBreaker, type Ending } from './breaker';

const LIMITS = { outages: 3, withinMs: 60_000, restMs: 30_000 };
let time: number;
const onTurn = vi.fn();
const made = (limits = LIMITS): Breaker => createBreaker(limits, { elapsed: () => time, onTurn });
let breaker: Breaker;
beforeEach(() => {
  time = 1_000;
  onTurn.mockClear();
  breaker = made();
});

/** Whether each call was let through; those that were end so. */
const call = (...endings: Ending[]): boolean[] =>
  endings.map((ending) => {
    const end = breaker.enter();
    end?.(ending);
    return end !== null;
  });
const trip = () => call('outage', 'outage', 'outage');

describe('a breaker', () => {
  it('opens after so many outages in a row and lets nobody through while it rests', () => {
    expect(call('outage', 'outage')).toEqual([true, true]);
    expect(breaker.circuit()).toBe('closed');
    expect(call('outage', 'outage')).toEqual([true, false]);
    expect([breaker.circuit(), breaker.trips()]).toEqual(['open', 1]);
    time += LIMITS.restMs - 1;
    expect(breaker.isPassable()).toBe(false);
    expect(onTurn.mock.calls).toEqual([['open']]);
  });

  it.each([
    ['an answer, and a refusal is one,', 'answered' as const, 'closed'],
    ['somebody who left', 'left' as const, 'open'],
  ])('%s in between decides whether outages are in a row', (_, ending, circuit) => {
    call('outage', 'outage', ending, 'outage');
    expect(breaker.circuit()).toBe(circuit);
  });

  it('never opens for answers and for those who leave, however many', () => {
    for (let count = 0; count < 100; count++) call('answered', 'left', 'left', 'left');
    expect([breaker.circuit(), breaker.trips()]).toEqual(['closed', 0]);
  });

  it('forgets outages that are longer ago than the window', () => {
    call('outage', 'outage');
    time += LIMITS.withinMs + 1;
    call('outage', 'outage');
    expect(breaker.circuit()).toBe('closed');
    call('outage');
    expect(breaker.circuit()).toBe('open');
  });

  it('after the rest lets one call try and nobody beside it, and closes when it is answered', () => {
    trip();
    time += LIMITS.restMs;
    const end = breaker.enter();
    expect([breaker.circuit(), breaker.enter()]).toEqual(['half-open', null]);
    end?.('answered');
    expect(breaker.circuit()).toBe('closed');
    expect(call('outage', 'outage', 'answered')).toEqual([true, true, true]);
    expect(onTurn.mock.calls).toEqual([['open'], ['closed']]);
  });

  it('rests again when the one that tries is not answered; that is the same silence', () => {
    trip();
    time += LIMITS.restMs;
    call('outage');
    expect([breaker.circuit(), breaker.trips()]).toEqual(['open', 1]);
    time += LIMITS.restMs - 1;
    expect(breaker.enter()).toBeNull();
    time += 1;
    expect(breaker.enter()).not.toBeNull();
    expect(onTurn.mock.calls).toEqual([['open']]);
  });

  it('lets the next one try when the one that tries leaves', () => {
    trip();
    time += LIMITS.restMs;
    call('left');
    expect(call('answered')).toEqual([true]);
    expect(breaker.circuit()).toBe('closed');
  });

  it('hears nothing of calls that began before it turned', () => {
    const early = [breaker.enter(), breaker.enter(), breaker.enter(), breaker.enter()];
    trip();
    early[0]?.('answered');
    expect(breaker.circuit()).toBe('open');
    time += LIMITS.restMs;
    const trial = breaker.enter();
    early[1]?.('answered');
    expect(breaker.circuit()).toBe('half-open');
    trial?.('answered');
    for (const end of early.slice(2)) end?.('outage');
    call('outage');
    expect(breaker.circuit()).toBe('closed');
  });

  it('never opens with a limit of none', () => {
    breaker = made({ ...LIMITS, outages: 0 });
    for (let count = 0; count < 100; count++) call('outage');
    expect(breaker.circuit()).toBe('closed');
  });
});
