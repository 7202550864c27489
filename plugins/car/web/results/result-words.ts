import { msg, plural } from '@lingui/core/macro';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { Sort } from './sort';

export const CAR_WORDS: FoundWords<Sort> = {
  sorts: { cheapest: msg`Cheapest`, highest: msg`Highest` },
  list: msg`Cars`,
  searching: msg`Searching cars`,
  count: (count) => plural(count, { one: '# car', other: '# cars' }),
  show: (count) => plural(count, { one: 'Show # car', other: 'Show # cars' }),
  none: msg`No cars match these filters`,
  without: (name, gain) =>
    name
      ? plural(gain, {
          one: `Without the filter “${name}” there is # car.`,
          other: `Without the filter “${name}” there are # cars.`,
        })
      : plural(gain, {
          one: 'Without filters there is # car.',
          other: 'Without filters there are # cars.',
        }),
};
