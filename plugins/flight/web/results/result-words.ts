import { msg, plural } from '@lingui/core/macro';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { Sort } from './list/sort';

export const FLIGHT_WORDS: Omit<FoundWords<Sort>, 'list'> = {
  sorts: { cheapest: msg`Cheapest`, best: msg`Best`, quickest: msg`Quickest` },
  searching: msg`Searching flights`,
  count: (count) => plural(count, { one: '# flight', other: '# flights' }),
  show: (count) => plural(count, { one: 'Show # flight', other: 'Show # flights' }),
  none: msg`No flights match these filters`,
  without: (name, gain) =>
    name
      ? plural(gain, {
          one: `Without the filter “${name}” there is # flight.`,
          other: `Without the filter “${name}” there are # flights.`,
        })
      : plural(gain, {
          one: 'Without filters there is # flight.',
          other: 'Without filters there are # flights.',
        }),
};
