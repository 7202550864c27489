import type { Said } from '@/core/contract';
import type { FieldError } from '@/core/forms/rules';
import type { Asking } from '@/core/selling/checkout/form/asked';

type Judge = (value: string, found: FieldError | null) => FieldError | null;

/**
 * R332, G94: one question of a product, needed or not. Unanswered it is told in its own sentence; `judge` says what is wrong with
 * an answer that is there.
 */
export const asks = (
  field: Omit<Asking, 'wrong' | 'optional'>,
  isNeeded: boolean,
  unsaid: Said | undefined,
  judge: Judge = (_, found) => found,
): Asking => ({
  ...field,
  optional: !isNeeded,
  wrong: (value, found) => (value.trim() ? judge(value, found) : found && (unsaid ?? found)),
});

/** Of the fields those that are asked, which is everything but undefined. */
export const asked = <Fields extends Readonly<Record<string, Asking | undefined>>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Asking] => entry[1] !== undefined),
  );
