import { msg, plural } from '@lingui/core/macro';
import { count } from '@/core/fields/count';
import { day } from '@/core/fields/days';
import { plainFront } from '@/core/selling/bookable/search/Front';
import { place } from '@/core/selling/bookable/search/place';
import { plainSearch } from '@/core/selling/bookable/search/plain-search';

/** What is asked for, in the order of the form. */
export const search = plainSearch('sample-pass', '/booknow/sample-passes', {
  fields: {
    place: {
      kind: place({
        placeholder: msg`City or airport`,
        missing: msg`Choose a place`,
        kinds: ['city', 'airport'],
      }),
      label: msg`Where`,
    },
    day: { kind: day({ ahead: 7 }), label: msg`Day` },
    people: {
      kind: count({
        min: 1,
        max: 9,
        first: 2,
        told: (count) => plural(count, { one: '# person', other: '# people' }),
      }),
      label: msg`People`,
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
