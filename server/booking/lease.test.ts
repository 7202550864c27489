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
    leases.end(row());
  });

  it('takes at once what a driver of this process left behind, unless somebody else has it by then', () => {
    leases.proven(row(), time);
    leases.end(row());
    expect(leases.isFree(row())).toBe(true);
    expect(leases.isFree(row({ lease_token: 't2' }))).toBe(false);
  });
});

describe('two drivers of one process', () => {
  const other = () => row({ lease_token: 't2' });

  it('INV-1 one that ends, or was too slow, takes nothing from the one that has the booking', async () => {
    leases.proven(row(), time);
    leases.end(other());
    leases.end(row({ lease_token: null }));
    expect(leases.isFree(row())).toBe(false);
    await leases.prove(row());
  });

  it('INV-1 one whose lease went to the other goes on with nothing', async () => {
    leases.proven(row(), time);
    leases.proven(other(), time);
    await expect(leases.prove(row())).rejects.toThrow(LeaseLost);
    await leases.prove(other());
    leases.end(other());
    expect(leases.isFree(other())).toBe(true);
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
    leases.end(row());
  });

  it('is stopped when another has taken over while it stood still', async () => {
    leases.proven(row(), time);
    time += 40 * 60_000;
    known.clear();
    await expect(leases.prove(row())).rejects.toThrow(LeaseLost);
    leases.end(row());
    await expect(leases.prove(row())).rejects.toThrow(LeaseLost);
  });
});
