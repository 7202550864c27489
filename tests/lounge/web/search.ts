import { msg, plural } from '@lingui/core/macro';
import { count } from '@/core/fields/count';
import { day } from '@/core/fields/days';
import { plainFront } from '@/core/selling/bookable/search/Front';
import { place } from '@/core/selling/bookable/search/place';
import { plainSearch } from '@/core/selling/bookable/search/plain-search';

export const search = plainSearch('airport-lounge', '/booknow/airport-lounges', {
  fields: {
    place: {
      kind: place({
        placeholder: msg`Airport or its city`,
        missing: msg`Choose an airport`,
        kinds: ['airport'],
      }),
      label: msg`Airport`,
    },
    day: { kind: day({ ahead: 7 }), label: msg`Day` },
    guests: {
      kind: count({
        min: 1,
        max: 9,
        first: 1,
        told: (count) => plural(count, { one: '# guest', other: '# guests' }),
      }),
      label: msg`Guests`,
    },
  },
  words: {
    title: msg`Wait in comfort`,
    subtitle: msg`Lounges of the airport you fly from, with taxes and fees in the price.`,
    submit: msg`Search lounges`,
  },
});

export default plainFront(search);
