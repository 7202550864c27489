import { Trans } from '@lingui/react/macro';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import type { PointSummary } from '../../contract';
import { mapUrlOf } from '../parts/place-link';
import * as css from './CarTripCard.css';

/** Leads to the place on a map; stands above the link that covers the card. */
export const PlaceLink = ({ point }: { point: PointSummary }) => (
  <Text as="span" size={14}>
    <span className={css.above}>
      <ExternalLink href={mapUrlOf(point)}>
        <Trans>Pick-up on a map</Trans>
      </ExternalLink>
    </span>
  </Text>
);
