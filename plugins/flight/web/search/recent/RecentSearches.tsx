import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowLeftRight, ArrowRight } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { useTravellerWords } from '../../traveller-words';
import { fillCriteria } from '../criteria/criteria';
import { flightSearches, type RecentSearch } from './recent-flights';
import { routeTitle } from '../criteria/route-title';
import { totalTravellers } from '../criteria/travellers';
import { useKeptPlaces } from '../places/use-places';

/** The places of a search; a press starts it again. */
function RecentLink({ criteria, places }: RecentSearch) {
  const { t } = useLingui();
  const filled = fillCriteria(criteria);
  const round = filled.trip === 'round-trip';
  const named = useKeptPlaces(places);
  const nameOf = (code: string | null) => named.find((place) => place.code === code)?.name ?? code ?? '';
  return (
    <CardLink to="/booknow/flights/search" search={criteria}>
      {filled.trip === 'multi-city' ? (
        <Text as="span" weight={550}>
          {routeTitle(filled, nameOf)}
        </Text>
      ) : (
        <Inline gap={8} wrap={false}>
          <Text as="span" weight={550}>
            {nameOf(filled.from)}
          </Text>
          <Icon
            icon={round ? ArrowLeftRight : ArrowRight}
            size="small"
            label={round ? t`and back from` : t`to`}
          />
          <Text as="span" weight={550}>
            {nameOf(filled.to)}
          </Text>
        </Inline>
      )}
    </CardLink>
  );
}

/** When, and how many. */
function RecentLine({ criteria }: RecentSearch) {
  const format = useFormat();
  const words = useTravellerWords();
  const { trip, depart, return: back, travellers } = fillCriteria(criteria);
  const dates = trip === 'one-way' ? format.date(depart, 'short') : format.dateRange(depart, back, 'short');
  return (
    <>
      {dates} · {words.total(totalTravellers(travellers))}
    </>
  );
}

/** The last searches of flights, one press away. */
export function RecentSearches() {
  return (
    <RecentSearchList
      kind={flightSearches}
      card={(search) => ({ link: <RecentLink {...search} />, line: <RecentLine {...search} /> })}
    />
  );
}
