import { msg, plural } from '@lingui/core/macro';
import { plainFront } from '@/core/selling/bookable/search/Front';
import { plainSearch } from '@/core/selling/bookable/search/plain-search';

export const search = plainSearch('airport-lounge', '/booknow/airport-lounges', {
  fields: {
    place: {
      kind: 'place',
      label: msg`Airport`,
      placeholder: msg`Airport or its city`,
      missing: msg`Choose an airport`,
      kinds: ['airport'],
    },
    day: { kind: 'day', label: msg`Day`, ahead: 7 },
    guests: {
      kind: 'count',
      label: msg`Guests`,
      min: 1,
      max: 9,
      first: 1,
      told: (count) => plural(count, { one: '# guest', other: '# guests' }),
    },
  },
  words: {
    title: msg`Wait in comfort`,
    subtitle: msg`Lounges of the airport you fly from, with taxes and fees in the price.`,
    submit: msg`Search lounges`,
  },
});

export default plainFront(search);
