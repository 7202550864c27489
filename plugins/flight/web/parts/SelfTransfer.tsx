import { Trans } from '@lingui/react/macro';
import { Icon } from '@/core/ui/pictures/Icon';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import * as css from '../results/card/FlightCard.css';

/** Flights on tickets of their own, named plainly: whoever misses one has nobody to answer for it. */
export const SelfTransfer = () => (
  <Text as="span" size={14} tone="warning" weight={550}>
    <span className={css.fact}>
      <Icon icon={AlertTriangle} size="small" />
      <Trans>Self-transfer: collect your bags and check in again between flights</Trans>
    </span>
  </Text>
);
