import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Amount } from '@/core/ui/content/Amount';
import { Badge } from '@/core/ui/content/Badge';
import { Price } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import { Coffee, CreditCard, Utensils, Wallet } from '@/core/ui/pictures/icons';
import { type HotelRate, shownPublished, wholePrice } from '../../../contract';
import { BOARD_NAMES, PAYMENT_NAMES } from '../../../say/labels';
import type { Place } from '@/core/say/dates';
import { Fact } from '@/core/selling/results/page/Fact';
import { PropertyFees } from '../../parts/PropertyFees';
import { TermsLine } from '../../parts/TermsLine';
import { useHotelWords } from '../../hotel-words';
import * as css from './rooms.css';

/** So few are left that it is worth saying. */
const FEW = 5;

export interface RateRowProps {
  rate: HotelRate;
  place: Place;
  nights: number;
  /** Names the party's choice. */
  name: string;
  isChosen: boolean;
  /** Another party has the last one of its room. */
  isTaken: boolean;
  showPublished: boolean;
  onChoose: () => void;
}

/** A rate of a room: meals, when to pay, until when it may be given back, and what it costs for the stay. */
export function RateRow({
  rate,
  place,
  nights,
  name,
  isChosen,
  isTaken,
  showPublished,
  onChoose,
}: RateRowProps) {
  const { t, i18n } = useLingui();
  const words = useHotelWords();
  const { board, payment, left, total, perNight, taxes, atProperty } = rate;
  const published = shownPublished(showPublished, rate.published);
  const stay = words.nights(nights);
  const night = <Amount money={perNight} cents="auto" />;
  const allTaxes = wholePrice(taxes, atProperty);
  const included = <Amount money={allTaxes} cents="auto" />;
  return (
    <label className={css.rate}>
      <input
        type="radio"
        className={css.dot}
        name={name}
        value={rate.id}
        checked={isChosen}
        disabled={isTaken}
        onChange={onChoose}
      />
      <span className={css.terms}>
        <Fact icon={board === 'roomOnly' ? Utensils : Coffee} good={board !== 'roomOnly'}>
          <Text as="span" size={14} weight={550}>
            {i18n._(BOARD_NAMES[board])}
          </Text>
        </Fact>
        <TermsLine terms={rate.terms} place={place} />
        <Fact icon={payment === 'now' ? CreditCard : Wallet}>
          <Text as="span" size={14} tone="secondary">
            {i18n._(PAYMENT_NAMES[payment])}
          </Text>
        </Fact>
        {isTaken ? (
          <span>
            <Badge>{t`The last one is in your other room`}</Badge>
          </span>
        ) : (
          left !== null &&
          left <= FEW && (
            <span>
              <Badge tone="warning">{plural(left, { one: 'Only # left', other: 'Only # left' })}</Badge>
            </span>
          )
        )}
      </span>
      <span className={css.cost}>
        <Price
          money={wholePrice(total, atProperty)}
          size="large"
          {...(published ? { before: wholePrice(published, atProperty) } : {})}
          caption={
            <Trans>
              {stay} · {night} per night
            </Trans>
          }
        />
        <Text as="span" size={12} tone="secondary" numeric>
          {allTaxes.amount > 0 ? (
            <Trans>{included} taxes and fees included</Trans>
          ) : (
            <Trans>Taxes and fees included</Trans>
          )}
        </Text>
        <PropertyFees fees={atProperty} />
        <StaffEarning sold={rate} />
        {rate.supplier && (
          <Text as="span" size={12} tone="secondary">
            {rate.supplier}
          </Text>
        )}
      </span>
    </label>
  );
}
