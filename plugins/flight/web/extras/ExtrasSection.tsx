import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { Money } from '@/core/contract';
import { Button } from '@/core/ui/actions/Button';
import { Icon } from '@/core/ui/pictures/Icon';
import { Armchair, Luggage, type LucideIcon } from '@/core/ui/pictures/icons';
import { Amount } from '@/core/ui/content/Amount';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { FareFamily, FlightOffer, PassengerType, PricedExtras, TravellerCounts } from '../../contract';
import { useBagWords } from '../parts/Bags';
import { NO_EXTRAS } from './choice';
import * as css from './ExtrasSection.css';
import { useTravellerNames } from './traveller-names';
import { SeatProblem } from './SeatProblem';
import type { SeatState } from './seats-and-bags';
import { useSeatWords } from './seat-words';

const SeatDialog = lazy(() =>
  import('./seats/SeatDialog').then((module) => ({ default: module.SeatDialog })),
);
const BagsDialog = lazy(() => import('./BagsDialog').then((module) => ({ default: module.BagsDialog })));

export interface ExtrasSectionProps {
  offer: FlightOffer;
  fareFamily: FareFamily;
  travellers: TravellerCounts;
  /** One a traveller, adults first. */
  types: readonly PassengerType[];
  /** First names as typed so far; empty while nothing is. */
  firstNames: readonly string[];
  state: SeatState;
  /** What is chosen as the server has priced it. */
  priced: PricedExtras | undefined;
  disabled?: boolean;
}

function Row({
  icon,
  title,
  detail,
  price,
  action,
}: {
  icon: LucideIcon;
  title: string;
  detail: ReactNode;
  price: Money | null;
  action: ReactNode;
}) {
  return (
    <div className={css.row}>
      <span className={css.icon}>
        <Icon icon={icon} />
      </span>
      <span>
        <Text as="div" weight={550}>
          {title}
        </Text>
        <Text as="div" size={14} tone="secondary">
          {detail}
        </Text>
        {price && (
          <Text as="div" size={14} weight={550} numeric>
            <Amount money={price} />
          </Text>
        )}
      </span>
      <span className={css.action}>{action}</span>
    </div>
  );
}

/** Seats and bags at the checkout: optional, in two lines, each with what is chosen and what it costs. */
export function ExtrasSection(props: ExtrasSectionProps) {
  const { offer, fareFamily, travellers, types, firstNames, state, priced, disabled = false } = props;
  const { t } = useLingui();
  const words = useSeatWords();
  const bagWords = useBagWords();
  const nameOf = useTravellerNames(types, firstNames);
  const [open, setOpen] = useState<'seats' | 'bags' | null>(null);
  // A dialog that was open once stays mounted, so that it closes softly and keeps what is not done yet.
  const [used, setUsed] = useState<readonly string[]>([]);
  const show = (which: 'seats' | 'bags') => {
    setUsed((now) => [...now, which]);
    setOpen(which);
  };
  const { chosen, pending, unpriced, problem } = state;
  const sum = (items: readonly { price: { amount: number } }[] | undefined) =>
    items?.length
      ? {
          amount: items.reduce((all, { price }) => all + price.amount, 0),
          currency: offer.totalAmount.currency,
        }
      : null;
  const legs = offer.flights.map(({ segments }) => segments.length).reduce((all, each) => all + each, 0);
  const seatable = types.filter((type) => type !== 'INF').length * legs;
  const count = chosen.bags.reduce((all, { pieces }) => all + pieces, 0);
  const seats = offer.flights.flatMap((leg) =>
    leg.segments.flatMap((segment) => {
      const here = chosen.seats.filter(({ segmentId }) => segmentId === segment.id);
      return here.length > 0
        ? [`${segment.origin.code} – ${segment.destination.code}: ${here.map(({ seat }) => seat).join(', ')}`]
        : [];
    }),
  );
  const isIncluded = fareFamily.features.seat === 'included';
  return (
    <CheckoutSection
      title={t`Seats and bags`}
      note={t`Optional. The airline offers later what you do not choose now, often for more.`}
    >
      <Stack gap={20}>
        {problem && !open && (
          <Stack gap={12}>
            <SeatProblem problem={problem} />
            {unpriced && (
              <Inline>
                <Button size="small" variant="secondary" loading={pending} onClick={state.recheck}>
                  {t`Try again`}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={pending}
                  onClick={() => void state.apply(NO_EXTRAS)}
                >
                  {t`Continue without them`}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
        <Row
          icon={Armchair}
          title={t`Seats`}
          detail={
            seats.length > 0 ? (
              <>
                {t`${chosen.seats.length} of ${seatable} chosen`}
                {seats.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </>
            ) : isIncluded ? (
              t`Seat choice is included in your fare. Otherwise the airline assigns you a seat at check-in.`
            ) : (
              t`If you do not choose, the airline assigns you a seat at check-in, free of charge.`
            )
          }
          price={sum(priced?.seats)}
          action={
            <Button
              variant="secondary"
              size="small"
              disabled={disabled || unpriced}
              onClick={() => show('seats')}
            >
              {seats.length > 0 ? t`Change seats` : t`Choose seats`}
            </Button>
          }
        />
        <Divider />
        <Row
          icon={Luggage}
          title={t`Checked bags`}
          detail={
            <>
              <Trans>Each traveler: {bagWords.checked(offer.bags.checked)}</Trans>
              {count > 0 && <div>{words.bags(count)}</div>}
            </>
          }
          price={sum(priced?.bags)}
          action={
            <Button
              variant="secondary"
              size="small"
              disabled={disabled || unpriced}
              onClick={() => show('bags')}
            >
              {count > 0 ? t`Change bags` : t`Add bags`}
            </Button>
          }
        />
      </Stack>
      <Suspense fallback={null}>
        {used.includes('seats') && (
          <SeatDialog
            open={open === 'seats'}
            onOpenChange={(next) => setOpen(next ? 'seats' : null)}
            offer={offer}
            types={types}
            nameOf={nameOf}
            state={state}
            priced={priced}
          />
        )}
        {used.includes('bags') && (
          <BagsDialog
            open={open === 'bags'}
            onOpenChange={(next) => setOpen(next ? 'bags' : null)}
            offer={offer}
            travellers={travellers}
            types={types}
            nameOf={nameOf}
            state={state}
          />
        )}
      </Suspense>
    </CheckoutSection>
  );
}
