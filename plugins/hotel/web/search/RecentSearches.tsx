import { linkTo } from '@/core/address/link';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import { fillCriteria, RESULTS } from './criteria';
import { hotelSearches } from './recent';
import { useStayText } from './use-stay-text';

/** The last searches of stays, one press away. */
export function RecentSearches() {
  const stayText = useStayText();
  return (
    <RecentSearchList
      kind={hotelSearches}
      card={({ criteria, places: [place] }) => ({
        link: (
          <CardLink {...linkTo(RESULTS, criteria)}>
            <Text as="span" weight={550}>
              {place?.name}
            </Text>
          </CardLink>
        ),
        line: stayText(fillCriteria(criteria)),
      })}
    />
  );
}
