import { describe, expect, it } from 'vitest';
import { countryOptions } from './countries';

const country = (code: string, name: string, emoji = '') => ({
  code,
  name,
  emoji,
  currency: '',
  unicode: '',
  image: '',
  symbol: '',
});

describe('countries to choose from', () => {
  const list = [country('PT', 'Portugal', '🇵🇹'), country('DE', 'Germany'), country('QQ', 'Nowhere')];

  it('R028 are named and ordered in the reader’s language', () => {
    expect(countryOptions(list, 'pt').map(({ label }) => label)).toEqual([
      'Alemanha',
      'Nowhere',
      '🇵🇹 Portugal',
    ]);
    expect(countryOptions(list, 'en').map(({ value }) => value)).toEqual(['DE', 'QQ', 'PT']);
  });
});
