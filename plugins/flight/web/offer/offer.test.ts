import { describe, expect, it } from 'vitest';
import { OFFERS, usd } from '../testing/fixtures';
import { chooseOffer, difference } from './offer';

describe('the chosen offer', () => {
  it('is found by itinerary and fare, with the other fares of the same flights', () => {
    const chosen = chooseOffer(OFFERS, 'tp-direct', 'TP-classic')!;
    expect(chosen.offer.totalAmount).toEqual(usd(1364.4));
    expect(chosen.fares.map(({ fareFamily }) => fareFamily)).toEqual([
      'TP-discount',
      'TP-classic',
      'TP-plus',
    ]);
  });

  it('falls back to the cheapest fare and knows when the flight is gone', () => {
    expect(chooseOffer(OFFERS, 'tp-direct', 'TP-gone')!.offer.fareFamily).toBe('TP-discount');
    expect(chooseOffer(OFFERS, 'elsewhere', 'TP-classic')).toBeNull();
    expect(chooseOffer(OFFERS, undefined, undefined)).toBeNull();
  });

  it('compares fares in minor units', () => {
    expect(difference(OFFERS[1]!, OFFERS[0]!)).toEqual(usd(180));
    expect(difference(OFFERS[0]!, OFFERS[1]!)).toEqual(usd(-180));
  });
});
