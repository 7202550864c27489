import { describe, expect, it } from 'vitest';
import { createFormatter } from '../i18n/format';
import { wholeMoney } from './whole-money';

describe('prices for comparing', () => {
  const format = createFormatter('en-US');
  it('are what the full price begins with: cents are cut, so that none is above the cheapest offer', () => {
    expect(wholeMoney({ amount: 72354, currency: 'USD' }, format)).toBe('$723');
    expect(wholeMoney({ amount: 72300, currency: 'USD' }, format)).toBe('$723');
    expect(wholeMoney({ amount: 72399, currency: 'USD' }, format)).toBe('$723');
    expect(wholeMoney({ amount: 72354, currency: 'JPY' }, format)).toBe('¥72,354');
  });
});
