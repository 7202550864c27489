import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { StaffEarning } from '@/core/results/StaffEarning';
import { usePressed } from '@/core/results/use-pressed';
import { Card } from '@/core/ui/Card';
import { ChevronDown, ChevronUp } from '@/core/ui/icons';
import { Price } from '@/core/ui/Price';
import type { FareFamily } from '../../contract';
import { useLegTitle } from '../parts/legs';
import { timeRange } from '../parts/time';
import type { Criteria } from '../search/criteria';
import { useTravellerWords } from '../words';
import { CardFacts } from './CardFacts';
import * as css from './FlightCard.css';
import { FlightCardDetails } from './FlightCardDetails';
import type { Itinerary } from './itinerary';
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

interface DetailsButtonProps {
  /** Of what it unfolds. */
  id: string;
  /** The flight, for who does not see it. */
  spoken: string;
  open: boolean;
  onChange: (open: boolean) => unknown;
}

/** Unfolds flights and fares; by itself, so that its press is seen before they are drawn. */
function DetailsButton({ id, spoken, open, onChange }: DetailsButtonProps) {
  const { t } = useLingui();
  const [shown, press] = usePressed(open, onChange);
  return (
    <Button
      variant="quiet"
      size="small"
      iconEnd={shown ? ChevronUp : ChevronDown}
      aria-expanded={shown}
      aria-controls={open ? id : undefined}
      aria-label={shown ? t`Hide details: ${spoken}` : t`Details: ${spoken}`}
      onClick={() => press(!shown)}
    >
      {t`Details`}
    </Button>
  );
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
              title={title(index, offer.flights.length)}
              dated={offer.flights.length > 2}
            />
          ))}
          <CardFacts offer={offer} fares={itinerary.offers} families={families}>
            {onOpenChange && (
              <DetailsButton
                {...{ id, spoken, open }}
                onChange={(next) => onOpenChange(itinerary.id, next)}
              />
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
