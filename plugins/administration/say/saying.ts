import { msg } from '@lingui/core/macro';
import { isDay, type Money } from '@/core/contract';
import type { Say } from '@/core/say/say';
import { actionName } from './actions';
import type { Saying } from './changes';
import type { Known } from './known';
import { PART_NAMES, VALUE_WORDS } from './names';
import { stripped } from './text';
import { inWords, type Label } from './label';

/** Parts whose values are words out of a list: one that is not in it is the code's, not the reader's. */
const OF_A_LIST = new Set([
  'action',
  'kind',
  'product',
  'reason',
  'selectedStatus',
  'state',
  'status',
  'user_type',
  'userType',
  'via',
  'when',
]);
const PERCENT = new Set(['markup', 'products', 'refundProtectMarkup']);
const MONEY = new Set(['agencyFee', 'productFees']);
const PICTURES = new Set(['logo', 'mobileLogo']);
const PEOPLE = new Set(['agentId', 'agent_id', 'client', 'userIds']);
const DAYS = new Set(['startDate', 'endDate']);
const CLOCK = /^T([01]\d|2[0-3]):[0-5]\d$/;
const WITH_MARKUP = new Set(['privacyPolicy', 'cookiesPolicy', 'disclaimer']);

/** How sums, numbers and dates are written for the reader. */
export interface Writing {
  money: (money: Money) => string;
  number: (value: number) => string;
  percent: (fraction: number) => string;
  /** Of a local `YYYY-MM-DD`. */
  date: (local: string) => string;
  /** Of a local `YYYY-MM-DDTHH:mm`. */
  time: (local: string) => string;
}

interface Reader {
  say: Say;
  write: Writing;
  known: Known;
  /** The agency's. */
  currency: string;
  /** Names of people by the ids under which they were written down. */
  people: Readonly<Record<string, string>>;
}

/**
 * How the log's names and values are said: the one way of the screen and of the file. What somebody typed stands as it was
 * typed, whatever it looks like (SEC-49).
 */
export function sayingOf({ say, write, known, currency, people }: Reader): Saying {
  const labelled = (labels: Readonly<Record<string, Label>>, name: string): string | null => {
    return Object.hasOwn(labels, name) ? inWords(labels[name]!, say) : null;
  };
  return {
    money: write.money,
    local: (text) =>
      isDay(text.slice(0, 10)) && CLOCK.test(text.slice(10))
        ? `${write.date(text.slice(0, 10))} ${write.time(text)}`
        : text,
    yes: say._(msg`On`),
    no: say._(msg`Off`),
    changed: say._(msg`Changed`),
    more: (count) => say._(msg`and ${count} more`),
    number: (value, part) =>
      MONEY.has(part)
        ? write.money({ amount: value, currency })
        : PERCENT.has(part)
          ? write.percent(value / 100)
          : part === 'basisPoints'
            ? write.percent(value / 10_000)
            : write.number(value),
    word: (value, part) => {
      if (PEOPLE.has(part)) return people[value] ?? null;
      if (PICTURES.has(part)) return say._(msg`Picture`);
      if (DAYS.has(part)) return isDay(value) ? write.date(value) : value;
      if (WITH_MARKUP.has(part)) return stripped(value);
      if (part === 'action') return actionName(value, say, known);
      if (part === 'product') return known.product(value);
      // A value alone is a word of ours, where it is one.
      if (part !== '' && !OF_A_LIST.has(part)) return value;
      const word = labelled(VALUE_WORDS, value) ?? known.status(value) ?? known.logged(value);
      return word ?? (part === '' ? value : null);
    },
    name: (part) => labelled(PART_NAMES, part) ?? known.logged(part) ?? known.product(part),
  };
}
