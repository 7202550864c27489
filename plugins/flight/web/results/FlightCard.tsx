import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { Price } from '@/core/ui/Price';
import { Text } from '@/core/ui/Text';
import type { FareFamily } from '../../contract';
import { Bags } from '../parts/Bags';
import { timeRange } from '../parts/time';
import type { Criteria } from '../search/criteria';
import { useCabinWords, useTravellerWords } from '../words';
import * as css from './FlightCard.css';
import type { Itinerary } from './itinerary';
import { LegRow } from './LegRow';

/** Fewer seats than this are worth knowing about. */
const FEW_SEATS = 5;

export interface FlightCardProps {
  itinerary: Itinerary;
  family: FareFamily | undefined;
  /** The search that found it, for the link to its details. */
  criteria: Criteria;
}

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export function FlightCard({ itinerary, family, criteria }: FlightCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const travellers = useTravellerWords();
  const cabin = useCabinWords();
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
          {offer.flights.map((leg) => (
            <LegRow key={leg.departureTime + leg.origin.code} leg={leg} />
          ))}
          <div className={css.facts}>
            <Text as="span" size={14} tone="secondary">
              {family ? `${cabin(family.cabin)} · ${family.name}` : cabin(first?.cabin ?? 'economy')}
            </Text>
            <Bags {...offer.bags} />
            {offer.seatsLeft !== null && offer.seatsLeft <= FEW_SEATS && (
              <Text as="span" size={14} tone="warning" weight={550}>
                <Plural
                  value={offer.seatsLeft}
                  one="# seat left at this price"
                  other="# seats left at this price"
                />
              </Text>
            )}
          </div>
        </div>
        <div className={css.price}>
          <Price
            money={offer.totalAmount}
            size="large"
            caption={count === 1 ? t`all included` : t`all included, ${travellers.total(count)}`}
          />
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
    </Card>
  );
}
