import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { plainSite } from '@/core/selling/bookable/site';
import { text } from '@/core/fields/text';
import { Badge } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { AMENITIES, lounges, TIMES, type Visit } from '../contract';
import { tellVisit } from '../say';
import { search } from './search';

const AMENITY_WORDS = {
  showers: msg`Showers`,
  'quiet-room': msg`Quiet room`,
  'hot-meals': msg`Hot meals`,
  bar: msg`Bar`,
  terrace: msg`Terrace`,
};
const TIME_WORDS = { morning: msg`Morning`, afternoon: msg`Afternoon`, evening: msg`Evening` };

function Facts({ offer: { terminal, guests, amenities } }: { offer: Visit }) {
  const { t, i18n } = useLingui();
  const who = plural(guests, { one: '# guest', other: '# guests' });
  return (
    <Stack gap={8}>
      <Text size={14}>{t`Terminal ${terminal} · ${who}`}</Text>
      <Inline gap={8}>
        {amenities.map((amenity) => (
          <Badge key={amenity}>{i18n._(AMENITY_WORDS[amenity])}</Badge>
        ))}
      </Inline>
    </Stack>
  );
}

export default plainSite(lounges, search, {
  words: {
    offers: msg`Airport lounges`,
    search: msg`Search lounges`,
    keptByTerms: msg`Kept by the lounge and the agency`,
    cancelling: msg`We are waiting for the lounge to answer. You will get an email.`,
  },
  facets: {
    time: { label: msg`Time of day`, names: TIME_WORDS, options: TIMES, has: ({ time }) => [time] },
    amenities: {
      label: msg`Amenities`,
      names: AMENITY_WORDS,
      options: AMENITIES,
      all: true,
      has: ({ amenities }) => amenities,
    },
    terminal: {
      label: msg`Terminal`,
      options: /^[A-Z0-9]{1,2}$/,
      named: (offers) => new Map(offers.map(({ terminal }) => [terminal, terminal])),
      has: ({ terminal }) => [terminal],
    },
  },
  Facts,
  tell: tellVisit,
  request: {
    title: msg`Your flight`,
    note: msg`The lounge lets you in with this flight only.`,
    fields: () => ({
      flightNumber: {
        ...{ kind: text(), label: msg`Flight number`, autoComplete: 'off' },
        sent: (typed) => typed.trim().toUpperCase(),
      },
    }),
  },
});
