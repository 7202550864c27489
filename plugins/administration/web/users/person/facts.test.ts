import { describe, expect, it } from 'vitest';
import { addressLine, languageName } from './facts';
import { A_CLIENT } from '../testing/people';

describe("a person's facts in words", () => {
  it('joins what there is of an address', () => {
    expect(addressLine(A_CLIENT.home, 'en')).toBe('Strandgaten 14, 5013 Bergen, Norway');
    expect(addressLine({ ...A_CLIENT.home!, streetAddress: '', zipCode: '', country: '??' }, 'en')).toBe(
      'Bergen, ??',
    );
    expect(addressLine(undefined, 'en')).toBe('');
  });

  it('names languages in the language of the reader', () => {
    expect(languageName({ language: 'pt' }, 'es')).toBe('portugués');
    expect(languageName({ language: null }, 'en')).toBe('');
  });
});
