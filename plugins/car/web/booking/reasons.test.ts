import { expect, it } from 'vitest';
import { CAR_CANCEL_REASONS } from '../../contract';
import { SENT_LABELS } from '../../say/log-words';
import { REASONS, reasonsFor, sentFor } from './reasons';

it('R307 plain reasons are offered, and each sends one of the three of the specification', () => {
  for (const sent of CAR_CANCEL_REASONS) expect(REASONS.some((each) => each.sent === sent)).toBe(true);
  expect(reasonsFor(CAR_CANCEL_REASONS)).toHaveLength(REASONS.length);
  expect(reasonsFor(['Duplicate']).map(({ id }) => id)).toEqual(['mistake']);
  expect(sentFor('plans')).toBe('Requested by Customer');
  expect([sentFor('mistake'), sentFor('fraud')]).toEqual(['Duplicate', 'Fraudulent']);
  const shown = [...REASONS.map(({ label }) => label), ...Object.values(SENT_LABELS)];
  for (const { message } of shown) expect(CAR_CANCEL_REASONS).not.toContain(message);
});
