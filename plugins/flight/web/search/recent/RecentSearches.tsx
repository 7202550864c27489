import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { RecentLine, RecentLink } from './RecentSearchCard';
import { flightSearches } from './recent-flights';

/** The last searches of flights, one press away. */
export function RecentSearches() {
  return (
    <RecentSearchList
      kind={flightSearches}
      card={(search) => ({ link: <RecentLink {...search} />, line: <RecentLine {...search} /> })}
    />
  );
}
