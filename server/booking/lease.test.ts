import { beforeEach, describe, expect, it } from 'vitest';
import { createLeases, LEASE_MS, type Leases } from './lease';
import { LeaseLost } from './store/store';

let time: number;
let beats: string[][];
let known: Set<string>;
let leases: Leases;
const row = (changes: object = {}) => ({
  id: 'b1',
  lease_token: 't1',
  lease_beat: 0,
  version: 3,
  ...changes,
});
beforeEach(() => {
  time = 1_000;
  beats = [];
  known = new Set(['t1']);
  const beat = async (tokens: readonly string[]) => {
    beats.push([...tokens]);
    return tokens.filter((token) => known.has(token));
  };
  leases = createLeases({ beat }, { log: { warn: () => {} }, stopwatch: { elapsed: () => time } });
});

describe('whoever wants a booking', () => {
  it('takes one that nobody drives at once, and another only when its driver has not moved for as long as it watched', () => {
    expect(leases.isFree(row({ lease_token: null }))).toBe(true);
    expect(leases.isFree(row())).toBe(false);
    time += LEASE_MS - 1;
    expect(leases.isFree(row())).toBe(false);
    time += 1;
    expect(leases.isFree(row())).toBe(true);
  });

  it.each([{ lease_beat: 1 }, { version: 4 }, { lease_token: 't2' }])(
    'begins anew at a sign of life: %o',
    (sign) => {
      leases.isFree(row());
      time += LEASE_MS;
      expect(leases.isFree(row(sign))).toBe(false);
      time += LEASE_MS;
      expect(leases.isFree(row(sign))).toBe(true);
    },
  );

  it('never takes what this process drives itself, however long that takes', () => {
    leases.isFree(row());
    leases.proven(row(), time);
    time += 10 * LEASE_MS;
    expect(leases.isFree(row())).toBe(false);
    leases.end('b1');
  });

  it('takes at once what a driver of this process left behind, unless somebody else has it by then', () => {
    leases.proven(row(), time);
    leases.end('b1');
    expect(leases.isFree(row())).toBe(true);
    expect(leases.isFree(row({ lease_token: 't2' }))).toBe(false);
  });
});

describe('whoever drives a booking', () => {
  it('asks nobody while the lease was proven a moment ago, and the database when it has stood still', async () => {
    leases.proven(row(), time);
    await leases.prove(row());
    expect(beats).toEqual([]);
    time += LEASE_MS;
    await leases.prove(row());
    expect(beats).toEqual([['t1']]);
    leases.end('b1');
  });

  it('is stopped when another has taken over while it stood still', async () => {
    leases.proven(row(), time);
    time += 40 * 60_000;
    known.clear();
    await expect(leases.prove(row())).rejects.toThrow(LeaseLost);
    leases.end('b1');
    await expect(leases.prove(row())).rejects.toThrow(LeaseLost);
  });
});
