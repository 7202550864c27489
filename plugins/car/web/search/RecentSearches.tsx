import { PlacesLink } from '@/core/selling/search/places/PlacesLink';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { fillCriteria, RESULTS } from './criteria';
import { carSearches } from './recent';
import { useTimesText } from './use-times-text';

/** The last searches of cars, one press away. */
export function RecentSearches() {
  const timesText = useTimesText();
  return (
    <RecentSearchList
      kind={carSearches}
      card={(search) => ({
        link: <PlacesLink to={RESULTS} {...search} />,
        line: timesText(fillCriteria(search.criteria), 'short'),
      })}
    />
  );
}
