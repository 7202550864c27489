import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Card } from '@/core/ui/content/Card';
import { ChevronDown, ChevronUp } from '@/core/ui/pictures/icons';
import { Price } from '@/core/ui/content/Price';
import type { FareFamily } from '../../../contract';
import { useLegTitle } from '../../parts/legs';
import { timeRange } from '../../parts/time';
import type { Criteria } from '../../search/criteria/criteria';
import { useTravellerWords } from '../../traveller-words';
import { CardFacts } from './CardFacts';
import * as css from './FlightCard.css';
import { FlightCardDetails } from './FlightCardDetails';
import type { Itinerary } from '../table/itinerary';
import { LegRow } from './LegRow';

export interface FlightCardProps {
  itinerary: Itinerary;
  families: readonly FareFamily[];
  /** The search that found it, for the link to its details. */
  criteria: Criteria;
  /** Its flights and fares are unfolded. */
  open?: boolean;
  onOpenChange?: (id: string, open: boolean) => unknown;
}

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { itinerary, families, criteria, open = false, onOpenChange } = props;
  const { t } = useLingui();
  const id = useId();
  const format = useFormat();
  const travellers = useTravellerWords();
  const title = useLegTitle();
  const { offer } = itinerary;
  const count = offer.travellerPrices.reduce((sum, price) => sum + price.count, 0);
  const [first] = offer.flights;
  const spoken = first
    ? `${first.airlineName}, ${timeRange(first, format.time)}, ${format.money(offer.totalAmount)}`
    : '';
  return (
    <Card as="article" aria-label={spoken}>
      <div className={css.card}>
        <div className={css.legs}>
          {offer.flights.map((leg, index) => (
            <LegRow
              key={leg.departureTime + leg.origin.code}
              leg={leg}
              title={title(offer, index)}
              dated={offer.routeType === 'Multi-City'}
            />
          ))}
          <CardFacts offer={offer} fares={itinerary.offers} families={families}>
            {onOpenChange && (
              <Button
                variant="quiet"
                size="small"
                iconEnd={open ? ChevronUp : ChevronDown}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                aria-label={open ? t`Hide details: ${spoken}` : t`Details: ${spoken}`}
                onClick={() => onOpenChange(itinerary.id, !open)}
              >
                {t`Details`}
              </Button>
            )}
          </CardFacts>
        </div>
        <div className={css.price}>
          <div className={css.amount}>
            <Price
              money={offer.totalAmount}
              size="large"
              caption={count === 1 ? t`all included` : t`all included, ${travellers.total(count)}`}
            />
            <StaffEarning sold={{ ...offer, total: offer.totalAmount }} />
          </div>
          <ButtonLink
            to="/booknow/flights/search-details"
            search={{ ...criteria, itinerary: itinerary.id, fare: offer.fareFamily }}
            fullWidth
            aria-label={t`Select: ${spoken}`}
          >
            <Trans>Select</Trans>
          </ButtonLink>
        </div>
      </div>
      {open && (
        <div id={id} className={css.details}>
          <FlightCardDetails {...{ itinerary, families, criteria }} />
        </div>
      )}
    </Card>
  );
});
