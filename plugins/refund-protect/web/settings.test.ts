import { describe, expect, it } from 'vitest';
import { markupProblem } from '@/core/selling/checkout/price/markup';
import { DISABLED, protect, readSettings } from './settings';

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const ON = { isEnabled: true, refundProtectMarkup: 6.5 };
const price = { amount: 136_440, currency: 'BRL' };

describe('refund protection settings', () => {
  it('R350 G59 are base64 of JSON, which may be UTF-8', () => {
    expect(readSettings(base64(JSON.stringify(ON)))).toEqual(ON);
    expect(readSettings(base64(JSON.stringify({ ...ON, note: 'proteção' })))).toEqual(ON);
  });

  it.each([
    ['no base64', '***'],
    ['no JSON', base64('isEnabled')],
    ['bytes that are no UTF-8', btoa('{"isEnabled":true,"refundProtectMarkup":6,"x":"\xff"}')],
    ['another shape', base64(JSON.stringify({ isEnabled: 'yes', refundProtectMarkup: 6 }))],
    ['a markup that nobody may ask', base64(JSON.stringify({ ...ON, refundProtectMarkup: 101 }))],
    ['nothing', ''],
  ])('R351 G59 %s counts as a failed call: disabled, markup 0', (_, data) => {
    expect(readSettings(data)).toEqual({ isEnabled: false, refundProtectMarkup: 0 });
  });

  it('R352 G72 choosing it costs the markup of the traveler price', () => {
    expect(protect(ON, price, true)).toEqual({
      ...ON,
      isTripProtectionSelected: true,
      protectionAmount: { amount: 8_869, currency: 'BRL' },
    });
  });

  it('R351 a disabled protection is never selected and costs nothing', () => {
    expect(protect(DISABLED, price, true)).toMatchObject({
      isTripProtectionSelected: false,
      protectionAmount: { amount: 0 },
    });
  });

  it('R353 R386 a markup is more than 0 and at most 100 percent', () => {
    expect(markupProblem(null)?.message).toBe('Markup must be more than 0');
    expect(markupProblem(0)?.message).toBe('Markup must be more than 0');
    expect(markupProblem(100.5)?.message).toBe('Markup must be between 0 and 100');
    expect(markupProblem(6.5)).toBeNull();
  });
});
