import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { linkTo } from '../../../address/link';
import type { Place } from '../../../contract/reference';
import { CardLink } from '../../../ui/actions/ButtonLink';
import { Inline } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { Icon } from '../../../ui/pictures/Icon';
import { ArrowRight } from '../../../ui/pictures/icons';
import type { RecentSearch } from '../recent';
import { useKeptPlaces } from './use-places';

interface PlacesLinkProps extends RecentSearch<object, Place> {
  /** The page of the results. */
  to: string;
}

/** The places of an earlier search; a press searches again. */
export function PlacesLink({ to, criteria, places }: PlacesLinkProps) {
  const { t } = useLingui();
  const stops = useKeptPlaces(places).map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && <Icon icon={ArrowRight} size="small" label={t`to`} />}
      <Text as="span" weight={550}>
        {name}
      </Text>
    </Fragment>
  ));
  return (
    <CardLink {...linkTo(to, criteria)}>
      {stops.length > 1 ? <Inline gap={8}>{stops}</Inline> : stops}
    </CardLink>
  );
}
