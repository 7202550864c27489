import { linkTo } from '@/core/address/link';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import { RESULTS } from './criteria';
import { activitySearches } from './recent';
import { useSearchText } from './use-search-text';

/** The last searches of activities, one press away (R349). */
export function RecentSearches() {
  const searchText = useSearchText();
  return (
    <RecentSearchList
      kind={activitySearches}
      card={({ criteria, places: [place] }) => ({
        link: (
          <CardLink {...linkTo(RESULTS, criteria)}>
            <Text as="span" weight={550}>
              {place?.destinationName ?? criteria.name}
            </Text>
          </CardLink>
        ),
        line: searchText(criteria),
      })}
    />
  );
}
