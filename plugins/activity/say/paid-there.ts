import { msg } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import type { Say } from '@/core/say/say';
import type { ActivityOption } from '../contract';

/** What all of them pay where it takes place, a sentence each. */
export const paidThereTexts = (
  { paidThere = [] }: Pick<ActivityOption, 'paidThere'>,
  say: Say,
  written: (amount: Money) => string,
): string[] =>
  paidThere.map(({ name, amount }) => {
    const money = written(amount);
    return say._(msg`To be paid on site: ${name}, ${money}`);
  });
