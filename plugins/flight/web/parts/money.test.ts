import { describe, expect, it } from 'vitest';
import { createFormatter } from '@/core/i18n/format';
import { wholeMoney } from './money';

describe('prices for comparing', () => {
  const format = createFormatter('en-US');
  it('leave the cents out and never promise less', () => {
    expect(wholeMoney({ amount: 72354, currency: 'USD' }, format)).toBe('$724');
    expect(wholeMoney({ amount: 72300, currency: 'USD' }, format)).toBe('$723');
    expect(wholeMoney({ amount: 72354, currency: 'JPY' }, format)).toBe('¥72,354');
  });
});
