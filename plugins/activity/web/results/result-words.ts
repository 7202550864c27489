import { msg, plural } from '@lingui/core/macro';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { ActivitySort } from '../../contract';

export const ACTIVITY_WORDS: FoundWords<ActivitySort> = {
  sorts: {
    recommended: msg`Recommended`,
    rating: msg`Best rated`,
    lowest: msg`Lowest price`,
    highest: msg`Highest price`,
    shortest: msg`Shortest`,
  },
  list: msg`Activities`,
  searching: msg`Searching activities`,
  count: (count) => plural(count, { one: '# activity', other: '# activities' }),
  show: (count) => plural(count, { one: 'Show # activity', other: 'Show # activities' }),
  none: msg`No activities match these filters`,
  without: (name, gain) =>
    name
      ? plural(gain, {
          one: `Without the filter “${name}” there is # activity.`,
          other: `Without the filter “${name}” there are # activities.`,
        })
      : plural(gain, {
          one: 'Without filters there is # activity.',
          other: 'Without filters there are # activities.',
        }),
};
