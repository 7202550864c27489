import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useFormat } from '@/core/i18n/use-format';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { ActivitySort } from '../../contract';
import type { TourLanguage } from '../../contract/vocabulary';
import { DURATION_NAMES, languageText, POPULARITY_NAMES, SPECIAL_NAMES, TIME_NAMES } from '../../say/labels';
import type { Filters } from './filters';

const NAMED: Readonly<Partial<Record<keyof Filters, Readonly<Record<string, MessageDescriptor>>>>> = {
  durations: DURATION_NAMES,
  times: TIME_NAMES,
  specials: SPECIAL_NAMES,
  popularity: POPULARITY_NAMES,
};

/** What the results say of activities and of what they are narrowed by; `tags` are the names of kinds. */
export function useResultWords(
  currency: string,
  tags: ReadonlyMap<string, string>,
): FoundWords<Filters, ActivitySort> {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const price = (amount: number) => format.money({ amount, currency });
  return {
    filter: (name) =>
      ({
        price: t`Price per person`,
        durations: t`Duration`,
        times: t`Time of day`,
        specials: t`Specials`,
        popularity: t`Popularity`,
        tags: t`Type`,
        rating: t`Rating`,
        languages: t`Language`,
      })[name],
    option: (filter, { value, name = value }) => {
      const label = NAMED[filter]?.[value];
      if (label) return i18n._(label);
      if (filter === 'tags') return tags.get(value) ?? name;
      if (filter === 'languages') return languageText(i18n, value as TourLanguage);
      if (filter === 'rating') {
        const least = format.number(Number(value), { minimumFractionDigits: 1 });
        return t`${least} or more`;
      }
      return name;
    },
    span: (_, { from, to }) => {
      const [low, high] = [price(from), price(to)];
      if (to === Infinity) return t`From ${low}`;
      return from === 0 ? t`Up to ${high}` : t`${low} to ${high}`;
    },
    sort: (sort) =>
      ({
        recommended: t`Recommended`,
        rating: t`Best rated`,
        lowest: t`Lowest price`,
        highest: t`Highest price`,
        shortest: t`Shortest`,
      })[sort],
    list: t`Activities`,
    count: (count) => plural(count, { one: '# activity', other: '# activities' }),
    show: (count) => plural(count, { one: 'Show # activity', other: 'Show # activities' }),
    none: t`No activities match these filters`,
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
}
