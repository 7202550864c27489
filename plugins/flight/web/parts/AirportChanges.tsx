import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/core/ui/pictures/Icon';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { FlightOffer } from '../../contract';
import { airportChangeTexts } from '../../say/airport-changes';
import * as css from '../results/card/FlightCard.css';

/** Different airports of one city, named in plain words; nothing where there are none. */
export function AirportChanges({ offer }: { offer: Pick<FlightOffer, 'routeType' | 'flights'> }) {
  const { i18n } = useLingui();
  return airportChangeTexts(offer, i18n).map((text) => (
    <Text as="span" key={text} size={14} tone="warning" weight={550}>
      <span className={css.fact}>
        <Icon icon={AlertTriangle} size="small" />
        {text}
      </span>
    </Text>
  ));
}
