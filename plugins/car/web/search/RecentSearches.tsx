import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { useKeptPlaces } from '@/core/selling/search/places/use-places';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowRight } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { fillCriteria, momentText } from './criteria';
import { carSearches, type RecentSearch } from './recent';

/** Where the car was looked for; a press looks again. */
function RecentLink({ criteria, places }: RecentSearch) {
  const { t } = useLingui();
  const named = useKeptPlaces(places);
  const nameOf = (id: string | null) => named.find((place) => place.id === id)?.name ?? '';
  const { from, to, isReturnedElsewhere } = fillCriteria(criteria);
  const name = (id: string | null) => (
    <Text as="span" weight={550}>
      {nameOf(id)}
    </Text>
  );
  return (
    <CardLink to="/booknow/cars/search" search={criteria}>
      {isReturnedElsewhere ? (
        <Inline gap={8}>
          {name(from)}
          <Icon icon={ArrowRight} size="small" label={t`to`} />
          {name(to)}
        </Inline>
      ) : (
        name(from)
      )}
    </CardLink>
  );
}

/** From when to when. */
function RecentLine({ criteria }: RecentSearch) {
  const format = useFormat();
  const { pickUp, dropOff } = fillCriteria(criteria);
  const moment = (text: string) => text && `${format.date(text, 'short')}, ${format.time(text)}`;
  return (
    <>
      {moment(momentText(pickUp))} – {moment(momentText(dropOff))}
    </>
  );
}

/** The last searches of cars, one press away. */
export function RecentSearches() {
  return (
    <RecentSearchList
      kind={carSearches}
      card={(search) => ({ link: <RecentLink {...search} />, line: <RecentLine {...search} /> })}
    />
  );
}
