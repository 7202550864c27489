import { msg, plural } from '@lingui/core/macro';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { Sort } from './sort';

export const HOTEL_WORDS: FoundWords<Sort> = {
  sorts: { recommended: msg`Recommended`, lowest: msg`Lowest Price`, highest: msg`Highest Price` },
  list: msg`Hotels`,
  searching: msg`Searching hotels`,
  count: (count) => plural(count, { one: '# property', other: '# properties' }),
  show: (count) => plural(count, { one: 'Show # property', other: 'Show # properties' }),
  none: msg`No properties match these filters`,
  without: (name, gain) =>
    name
      ? plural(gain, {
          one: `Without the filter “${name}” there is # property.`,
          other: `Without the filter “${name}” there are # properties.`,
        })
      : plural(gain, {
          one: 'Without filters there is # property.',
          other: 'Without filters there are # properties.',
        }),
};
