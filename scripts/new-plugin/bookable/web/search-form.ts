import { msg, plural } from '@lingui/core/macro';
import { plainFront } from '@/core/selling/bookable/search/Front';
import { plainSearch } from '@/core/selling/bookable/search/plain-search';

/** What is asked for, in the order of the form. */
export const search = plainSearch('sample-pass', '/booknow/sample-passes', {
  fields: {
    place: {
      kind: 'place',
      label: msg`Where`,
      placeholder: msg`City or airport`,
      missing: msg`Choose a place`,
      kinds: ['city', 'airport'],
    },
    day: { kind: 'day', label: msg`Day`, ahead: 7 },
    people: {
      kind: 'count',
      label: msg`People`,
      min: 1,
      max: 9,
      first: 2,
      told: (count) => plural(count, { one: '# person', other: '# people' }),
    },
  },
  words: {
    title: msg`Sample passes`,
    subtitle: msg`The price for everybody, taxes and fees included.`,
    submit: msg`Search sample passes`,
  },
});

/** Its form on the agency's home page. */
export default plainFront(search);
