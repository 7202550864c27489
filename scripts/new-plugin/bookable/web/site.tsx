import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { plainSite } from '@/core/selling/bookable/site';
import { Text } from '@/core/ui/content/Text';
import { GRADES, type Grade, samplePasses } from '../contract';
import { GRADE_WORDS, tellPass } from '../say/told';
import { search } from './search-form';

interface Pass {
  grade: Grade;
  people: number;
}

/** What decides, on the card of an offer and on the page of a booking. */
function Facts({ offer: { grade, people } }: { offer: Pass }) {
  const { i18n } = useLingui();
  const who = plural(people, { one: 'for # person', other: 'for # people' });
  return (
    <Text>
      {i18n._(GRADE_WORDS[grade])} · {who}
    </Text>
  );
}

/** The product's pages. */
export default plainSite(samplePasses, search, {
  words: {
    offers: msg`Sample passes`,
    search: msg`Search sample passes`,
    keptByTerms: msg`Retained by the provider and the agency`,
    cancelling: msg`We are waiting for the provider to answer. You will get an email.`,
  },
  facets: {
    grade: { label: msg`Grade`, names: GRADE_WORDS, options: GRADES, has: ({ grade }) => [grade] },
  },
  Facts,
  tell: tellPass,
});
