import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '@/core/ui/content/Amount';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Stepper } from '@/core/ui/choices/Stepper';
import { Heading, Text } from '@/core/ui/content/Text';
import {
  getBagPrices,
  type FlightOffer,
  type LegBags,
  type PassengerType,
  type TravellerCounts,
} from '../../contract';
import { useBagWords } from '../parts/Bags';
import { useLegTitle } from '../parts/legs';
import { bagsTotal, piecesOf, withBags } from './choice';
import { ChosenSum } from './ChosenSum';
import { SeatProblem } from './SeatProblem';
import type { SeatState } from './seats-and-bags';
import { useChoosing } from './use-choosing';
import { useSeatWords } from './seat-words';

interface BagsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  offer: FlightOffer;
  travellers: TravellerCounts;
  types: readonly PassengerType[];
  nameOf: (traveller: number) => { name: string; initials: string };
  state: SeatState;
}

/** Checked bags beside those in the fare, by leg and traveller; the server prices them when it is done. */
export function BagsDialog({ open, onOpenChange, offer, travellers, types, nameOf, state }: BagsDialogProps) {
  const { t } = useLingui();
  const words = useSeatWords();
  const title = useLegTitle();
  const query = useApiQuery(getBagPrices, { body: { offerId: offer.id, travellers } }, { enabled: open });
  const { extras, setWorking, done } = useChoosing(state, 'bags');
  const legs = query.data?.data ?? [];
  /** The leg to whose bags those of this one belong, where the airline sells them for both alone. */
  const withLeg = (leg: number) => legs.find(({ alsoOn }) => alsoOn?.includes(leg))?.leg;
  const count = extras.bags.reduce((sum, { pieces }) => sum + pieces, 0);
  const body = () => {
    if (query.isError) return <Failed of={query} title={t`The prices of bags could not be loaded`} />;
    if (query.isPending)
      return (
        <SkeletonGroup label={t`Loading the prices of bags`}>
          <Stack gap={16}>
            {types.map((_, index) => (
              <Skeleton key={index} shape="block" height={56} />
            ))}
          </Stack>
        </SkeletonGroup>
      );
    if (legs.every(({ paidBaggage }) => paidBaggage.length === 0))
      return <Text tone="secondary">{t`No bags can be added to these flights.`}</Text>;
    return offer.flights.map((leg, index) => (
      <Stack gap={16} key={leg.departureTime}>
        {index > 0 && <Divider />}
        <Heading level={3} size={18}>
          {title(offer, index)}: {leg.origin.city} – {leg.destination.city}
        </Heading>
        {withLeg(index) !== undefined && (
          <Text tone="secondary">
            <Trans>
              Bags that you add to “{title(offer, withLeg(index)!)}” fly here, too, at no further charge.
            </Trans>
          </Text>
        )}
        {withLeg(index) === undefined &&
          types.map((type, traveller) => {
            const offered = legs.find((each) => each.leg === index && each.passengerType === type);
            if (type === 'INF' || !offered) return null;
            return (
              <BagStepper
                key={traveller}
                name={nameOf(traveller).name}
                offered={offered}
                pieces={piecesOf(extras, index, traveller)}
                onChange={(pieces) => setWorking(withBags(extras, index, traveller, pieces))}
              />
            );
          })}
      </Stack>
    ));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Add bags`}
      description={t`Checked bags in addition to those in the fare.`}
      footer={
        <>
          <ChosenSum
            said={count === 0 ? t`No bag added` : words.bags(count)}
            total={count > 0 ? bagsTotal(extras, legs, types, offer.totalAmount.currency) : null}
          />
          <Button loading={state.pending} onClick={() => void done((gone) => !gone && onOpenChange(false))}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {state.problem && <SeatProblem problem={state.problem} />}
        {body()}
      </Stack>
    </Dialog>
  );
}

/** One traveller's bags on a leg, with the price of the next one and why there are no more. */
function BagStepper({
  name,
  offered,
  pieces,
  onChange,
}: {
  name: string;
  offered: LegBags;
  pieces: number;
  onChange: (pieces: number) => void;
}) {
  const { t } = useLingui();
  const bags = useBagWords();
  const { freeAllowance, kilograms, paidBaggage } = offered;
  const next = paidBaggage[pieces];
  const free = bags.checked(freeAllowance);
  const most = paidBaggage.length;
  const price = next && <Amount money={next} />;
  return (
    <Stepper
      label={name}
      hint={
        <>
          {freeAllowance.pieces > 0 && <>{t`Included in the fare: ${free}`} · </>}
          {price ? (
            pieces === 0 ? (
              <Trans>
                {price} for a bag of up to {kilograms} kg
              </Trans>
            ) : (
              <Trans>
                the next one {price}, up to {kilograms} kg
              </Trans>
            )
          ) : (
            t`up to ${kilograms} kg each`
          )}
        </>
      }
      value={pieces}
      max={most}
      maxReason={
        most === 0
          ? t`No bags can be added on this flight`
          : t`The airline accepts no more bags from one traveler`
      }
      onChange={onChange}
    />
  );
}
