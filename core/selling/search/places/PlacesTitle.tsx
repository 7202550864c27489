import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Place } from '../../../contract/reference';
import { Inline } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { Icon } from '../../../ui/pictures/Icon';
import { ArrowRight } from '../../../ui/pictures/icons';
import { useKeptPlaces } from './use-places';

/** The places of an earlier search. */
export function PlacesTitle({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  const stops = useKeptPlaces(places).map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && <Icon icon={ArrowRight} size="small" label={t`to`} />}
      <Text as="span" weight={550}>
        {name}
      </Text>
    </Fragment>
  ));
  return stops.length > 1 ? <Inline gap={8}>{stops}</Inline> : stops;
}
