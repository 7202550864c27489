import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Amount } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check, CircleDot, X } from '@/core/ui/pictures/icons';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import type { FareFamily, FlightOffer, FareTerms } from '../../contract';
import { useHoldWords } from '../parts/Hold';
import { useCabinWords } from '../cabin-words';
import * as css from './FareMatrix.css';
import { difference } from './offer';
import { type TermWords, useTermWords } from '../parts/use-term-words';
import { useBagWords } from '../parts/Bags';

/** What fares are compared by, in the order of the table. */
const FARE_FEATURES = ['carryOn', 'checked', 'change', 'refund', 'seat'] as const;
type FareFeature = (typeof FARE_FEATURES)[number];

/** What a fare includes, costs extra, or does not have: the same lines for every fare. */
function useFareWords() {
  const { t } = useLingui();
  const bags = useBagWords();
  const terms = useTermWords();
  const name: Record<FareFeature, string> = {
    carryOn: t`Carry-on`,
    checked: t`Checked bags`,
    change: t`Changes`,
    refund: t`Cancellation`,
    seat: t`Seat choice`,
  };
  const of = (features: FareFamily['features'], fare: FareTerms, feature: FareFeature): TermWords[] => {
    if (feature === 'change') return [terms.change(fare)];
    if (feature === 'refund') return terms.cancelling(fare);
    if (feature === 'seat') {
      const service = features.seat;
      const text = {
        included: t`Seat choice included`,
        fee: t`Seat choice for a fee`,
        none: t`Seat assigned at check-in`,
      };
      return [{ service, text: text[service] }];
    }
    const allowance = features[feature];
    return [{ service: allowance.pieces > 0 ? 'included' : 'none', text: bags[feature](allowance) }];
  };
  return { name: (feature: FareFeature) => name[feature], of };
}

const MARK = { included: Check, fee: CircleDot, none: X } as const;
const TONE = { included: 'success', fee: 'secondary', none: 'tertiary' } as const;

function Feature({ service, text }: TermWords) {
  return (
    <span className={css.feature}>
      <Text as="span" tone={TONE[service]}>
        <Icon icon={MARK[service]} size="small" />
      </Text>
      <Text as="span" size={14} tone={service === 'none' ? 'tertiary' : 'primary'}>
        {text}
      </Text>
    </span>
  );
}

/** The name of a row; a phone has no room for the column, so the cells say there by themselves what they are about. */
const RowName = ({ children }: { children: ReactNode }) => <span className={css.rowName}>{children}</span>;

interface FareMatrixProps {
  /** Fares of the same flights, cheapest first. */
  fares: readonly FlightOffer[];
  families: readonly FareFamily[];
  chosen: FlightOffer;
  onChoose: (fare: string) => void;
}

/** The fares of the same flights against each other: a column each, chosen in its head. */
export function FareMatrix({ fares, families, chosen, onChoose }: FareMatrixProps) {
  const { t } = useLingui();
  const id = useId();
  const cabin = useCabinWords();
  const words = useFareWords();
  const hold = useHoldWords();
  const cheapest = fares[0]!;
  const columns = fares.map((offer) => ({
    offer,
    family: families.find((family) => family.id === offer.fareFamily),
    chosen: offer.fareFamily === chosen.fareFamily,
  }));
  const price = (offer: FlightOffer) =>
    offer === cheapest ? (
      <Amount money={offer.totalAmount} />
    ) : (
      <Amount money={difference(offer, cheapest)} sign />
    );
  return (
    <div role="radiogroup" aria-label={t`Fare`} className={css.scroll}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t`What each fare includes`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              <RowName>
                <Trans>Fare</Trans>
              </RowName>
            </th>
            {columns.map(({ offer, family, chosen: on }) => (
              <th key={offer.id} scope="col" className={css.fare} data-chosen={on}>
                <label className={css.label}>
                  <input
                    type="radio"
                    name={id}
                    className={css.radio}
                    checked={on}
                    onChange={() => onChoose(offer.fareFamily)}
                  />
                  <span className={css.name}>{family?.name ?? offer.fareFamily}</span>
                  <span className={css.extra}>{price(offer)}</span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={css.rowHead}>
              <RowName>
                <Trans>Total</Trans>
              </RowName>
            </th>
            {columns.map(({ offer, chosen: on }) => (
              <td key={offer.id} className={css.fare} data-chosen={on}>
                <span className={css.total}>
                  <span className={css.caption} aria-hidden>
                    <Trans>Total</Trans>
                  </span>
                  <Amount money={offer.totalAmount} />
                </span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={css.rowHead}>
              <RowName>
                <Trans>Cabin</Trans>
              </RowName>
            </th>
            {columns.map(({ offer, family, chosen: on }) => (
              <td key={offer.id} className={css.fare} data-chosen={on}>
                <Text as="span" size={14}>
                  {cabin(family?.cabin ?? offer.flights[0]?.cabin ?? 'economy')}
                </Text>
              </td>
            ))}
          </tr>
          {fares.some(({ holdUntil }) => holdUntil !== undefined) && (
            <tr>
              <th scope="row" className={css.rowHead}>
                <RowName>
                  <Trans>Payment</Trans>
                </RowName>
              </th>
              {columns.map(({ offer, chosen: on }) => {
                const held = hold(offer);
                return (
                  <td key={offer.id} className={css.fare} data-chosen={on}>
                    <Feature service={held ? 'included' : 'none'} text={held ?? t`Paid when you book`} />
                  </td>
                );
              })}
            </tr>
          )}
          {FARE_FEATURES.map((feature) => (
            <tr key={feature}>
              <th scope="row" className={css.rowHead}>
                <RowName>{words.name(feature)}</RowName>
              </th>
              {columns.map(({ offer, family, chosen: on }) => (
                <td key={offer.id} className={css.fare} data-chosen={on}>
                  {family &&
                    words
                      .of(family.features, offer.terms, feature)
                      .map((word) => <Feature key={word.text} {...word} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
