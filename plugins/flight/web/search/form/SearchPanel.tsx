import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Search } from '@/core/selling/search/product-search';
import { searchPanel } from '@/core/selling/search/SearchPanel';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowLeftRight, ArrowRight } from '@/core/ui/pictures/icons';
import { useTravellerWords } from '../../traveller-words';
import {
  CriteriaSearch,
  fillCriteria,
  placeCodes,
  RESULTS,
  type Criteria,
  type FilledCriteria,
} from '../criteria/criteria';
import { routeTitle } from '../criteria/route-title';
import { totalTravellers } from '../criteria/travellers';
import type { Place } from '../places/places';
import { useKeptPlaces, usePlacesOf } from '../places/use-places';
import { flightSearches, type RecentSearch } from '../recent/recent-flights';
import { SearchForm } from './SearchForm';

/** How flights are searched. */
export const search: Search<Criteria, FilledCriteria, Place> = {
  ...flightSearches,
  results: RESULTS,
  words: {
    title: msg`Where to next?`,
    subtitle: msg`Compare flights with everything included in the price.`,
    submit: msg`Search flights`,
  },
  address: CriteriaSearch,
  fill: (criteria) => fillCriteria(criteria),
  placesOf: placeCodes,
  usePlaces: (codes) => ({ placeOf: usePlacesOf(codes) }),
  useTold() {
    const format = useFormat();
    const words = useTravellerWords();
    return ({ trip, depart, return: back, travellers }) => {
      const isOneWay = trip === 'one-way';
      const days = isOneWay ? format.date(depart, 'short') : format.dateRange(depart, back, 'short');
      return `${days} · ${words.total(totalTravellers(travellers))}`;
    };
  },
  Title: RecentTitle,
  Form: SearchForm,
};

export default searchPanel(search);

/** The places of an earlier search, in the order of travelling. */
function RecentTitle({ criteria, places }: RecentSearch) {
  const { t } = useLingui();
  const filled = fillCriteria(criteria);
  const named = useKeptPlaces(places);
  const nameOf = (code: string | null) => named.find((place) => place.code === code)?.name ?? code ?? '';
  const said = (name: string) => (
    <Text as="span" weight={550}>
      {name}
    </Text>
  );
  if (filled.trip === 'multi-city') return said(routeTitle(filled, nameOf));
  const isRound = filled.trip === 'round-trip';
  return (
    <Inline gap={8} wrap={false}>
      {said(nameOf(filled.from))}
      <Icon
        icon={isRound ? ArrowLeftRight : ArrowRight}
        size="small"
        label={isRound ? t`and back from` : t`to`}
      />
      {said(nameOf(filled.to))}
    </Inline>
  );
}
