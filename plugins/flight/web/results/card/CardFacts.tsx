import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Text } from '@/core/ui/content/Text';
import { CABINS, type FareFamily, type FlightOffer } from '../../../contract';
import { AirportChanges } from '../../parts/AirportChanges';
import { Bags } from '../../parts/Bags';
import { TermFact } from '../../parts/FareFact';
import { Hold } from '../../parts/Hold';
import { hasSelfTransfer } from '../../parts/self-transfer';
import { SelfTransfer } from '../../parts/SelfTransfer';
import { useTermWords } from '../../parts/use-term-words';
import { useCabinWords } from '../../cabin-words';
import * as css from './FlightCard.css';

/** Fewer seats than this are worth knowing about. */
const FEW_SEATS = 5;

interface CardFactsProps {
  offer: FlightOffer;
  /** All fares of the same flights, the cheapest first. */
  fares: readonly FlightOffer[];
  families: readonly FareFamily[];
  /** At the end of the line. */
  children: ReactNode;
}

/** Cabins and fare, bags, what cancelling and changing cost, whether seats are few and whether it may be held: below the legs of a card. */
export function CardFacts({ offer, fares, families, children }: CardFactsProps) {
  const cabin = useCabinWords();
  const terms = useTermWords();
  const family = families.find(({ id }) => id === offer.fareFamily);
  const cabins = CABINS.filter((one) => offer.flights.some((leg) => leg.cabin === one))
    .map(cabin)
    .join(', ');
  return (
    <div className={css.facts}>
      <Text as="span" size={14} tone="secondary">
        {family ? `${cabins} · ${family.name}` : cabins}
      </Text>
      <Bags {...offer.bags} brief />
      {terms.brief(offer.terms).map((term) => (
        <TermFact key={term.text} {...term} />
      ))}
      {offer.seatsLeft !== null && offer.seatsLeft <= FEW_SEATS && (
        <Text as="span" size={14} tone="warning" weight={550}>
          <Plural
            value={offer.seatsLeft}
            one="# seat left at this price"
            other="# seats left at this price"
          />
        </Text>
      )}
      {hasSelfTransfer(offer) && <SelfTransfer />}
      <AirportChanges offer={offer} />
      <Hold offer={offer} fares={fares} />
      <span className={css.factsEnd}>{children}</span>
    </div>
  );
}
