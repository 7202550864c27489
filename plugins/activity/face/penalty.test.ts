import { describe, expect, it } from 'vitest';
import { addDays } from '@/server/selling/supplier/time';
import { STANDARD_REFUND } from '../contract/refund';
import { freeUntil, penaltyNow, returnedNow } from './penalty';

describe('what cancelling keeps', () => {
  const net = { amount: 10_001, currency: 'EUR' };
  const at = { begins: '2027-03-28T09:00:00.000Z', day: '2027-03-28', zone: 'Europe/Lisbon' };
  const kept = (policy: Parameters<typeof penaltyNow>[0], now: string) =>
    penaltyNow(policy, at, net, new Date(now));
  const tiers = {
    kind: 'days' as const,
    tiers: [
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
  };

  it('R338 G91 is nothing until exactly 24 hours before, on the clocks of the place, and then all', () => {
    expect(freeUntil(STANDARD_REFUND, at)).toBe('2027-03-27T09:00:00.000Z');
    expect(kept(STANDARD_REFUND, '2027-03-27T09:00:00Z')).toMatchObject({
      penalty: { amount: 0 },
      refundable: true,
    });
    expect(kept(STANDARD_REFUND, '2027-03-27T09:00:01Z')).toEqual({
      penalty: net,
      refundable: false,
      freeUntil: null,
    });
  });

  it('R339 goes by days of the calendar there, and never rounds the traveller’s cent away', () => {
    expect(freeUntil(tiers, at)).toBe('2027-03-21T23:59:00.000Z');
    expect(kept(tiers, '2027-03-21T23:59:59Z').penalty.amount).toBe(0);
    expect(kept(tiers, '2027-03-22T00:00:00Z')).toMatchObject({
      penalty: { amount: 5_000 },
      freeUntil: null,
    });
    expect(kept(tiers, '2027-03-25T23:59:59Z').penalty.amount).toBe(5_000);
    expect(kept(tiers, '2027-03-26T00:00:00Z').penalty.amount).toBe(10_001);
  });

  it('R339 says the part that still comes back, and until when; nothing only once that is over', () => {
    const now = (moment: string) => returnedNow(tiers, at, new Date(moment));
    expect(now('2027-03-21T00:00:00Z')).toEqual({ percent: 100, until: '2027-03-21T23:59:00.000Z' });
    expect(now('2027-03-22T00:00:00Z')).toEqual({ percent: 50, until: '2027-03-25T23:59:00.000Z' });
    expect(now('2027-03-26T00:00:00Z')).toBeNull();
    // Exactly 24 hours before is still in time.
    const last = '2027-03-27T09:00:00.000Z';
    expect(returnedNow(STANDARD_REFUND, at, new Date(last))).toEqual({ percent: 100, until: last });
    expect(returnedNow({ kind: 'none' }, at, new Date(last))).toBeNull();
  });

  it('INV-5 is all of it and never more where nothing comes back, and once it has begun', () => {
    expect(freeUntil({ kind: 'none' }, at)).toBeNull();
    expect(kept({ kind: 'none' }, '2027-01-01T00:00:00Z').penalty).toEqual(net);
    expect(kept(STANDARD_REFUND, addDays('2027-03-28', 1)).penalty).toEqual(net);
    expect(freeUntil({ kind: 'days', tiers: [{ daysBefore: 1, percent: 50 }] }, at)).toBeNull();
  });
});
