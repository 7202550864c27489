import { describe, expect, it } from 'vitest';
import { addressMarkup, markupAddress } from './address';

describe('a markup in the address', () => {
  it.each([
    { type: 'percent', value: 12.5 },
    { type: 'amount', value: 40 },
  ])('R225 survives a reload: %j', (markup) => {
    expect(addressMarkup(markupAddress(markup))).toEqual(markup);
  });
  it('R224 is nothing when it is out of bounds or missing', () => {
    expect(addressMarkup({ markup: '0' })).toBeNull();
    expect(addressMarkup({ markup: '101' })).toBeNull();
    expect(addressMarkup(markupAddress(null))).toBeNull();
  });
});
