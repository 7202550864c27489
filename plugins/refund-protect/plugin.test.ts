import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '@/core/plugin';
import plugin from './plugin';

const [addon] = plugin.contributes['checkout.addons'];
const cart = (more: Partial<Cart>): Cart => ({
  ...{ product: 'hotel', total: { amount: 40_000, currency: 'USD' }, travelers: 2, freeUntil: null },
  ...{ startsAt: '2027-03-11T15:00', place: { zone: 'Asia/Tokyo', city: 'Tokyo' } },
  ...more,
});
const isOffered = (more: Partial<Cart> = {}) => addon.appliesTo(cart(more));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('where protection is offered', () => {
  it('G136 until the day on which the trip starts, by the clocks there and not by those of UTC', () => {
    vi.setSystemTime('2027-03-10T14:59:00Z');
    expect(isOffered()).toBe(true);
    vi.setSystemTime('2027-03-10T15:00:00Z');
    expect(isOffered()).toBe(false);
    vi.setSystemTime('2027-03-11T01:00:00Z');
    expect(isOffered({ place: { zone: 'America/Sao_Paulo', city: 'São Paulo' } })).toBe(true);
  });

  it('G136 not where cancelling is free for as long as it would pay', () => {
    vi.setSystemTime('2027-01-01T00:00:00Z');
    expect(isOffered({ freeUntil: '2027-03-09T09:00:00Z' })).toBe(true);
    expect(isOffered({ freeUntil: '2027-03-11T06:00:00Z' })).toBe(false);
    expect(isOffered({ total: { amount: 0, currency: 'USD' } })).toBe(false);
  });
});
