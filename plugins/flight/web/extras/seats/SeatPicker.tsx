import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Armchair, UsersRound } from '@/core/ui/pictures/icons';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import {
  getSeatMap,
  seatRefusal,
  type Extras,
  type FlightSegment,
  type PassengerType,
  type Seat,
} from '../../../contract';
import { holderOf, seatOf, withSeat } from '../choice';
import { SeatGrid } from './SeatGrid';
import { SeatLegend } from './SeatLegend';
import * as css from './SeatDialog.css';
import { seatsTogether } from './together';
import { TravellerChips } from './TravellerChips';
import { useSeatWords } from '../seat-words';

export interface SeatPickerProps {
  offerId: string;
  segment: FlightSegment;
  types: readonly PassengerType[];
  /** Name and initials of a traveller. */
  nameOf: (traveller: number) => { name: string; initials: string };
  extras: Extras;
  onChange: (extras: Extras) => void;
}

/** The map of one flight is the one of now, for a little while. */
const FRESH_MS = 60_000;
export const useSeatMap = (offerId: string, segmentId: string) =>
  useApiQuery(
    getSeatMap,
    { body: { offerId, segmentId } },
    { staleTime: FRESH_MS, select: ({ data }) => data[0] },
  );

/** The first traveller from here on, around the list, who has no seat on this flight; the same one when all have. */
export function nextWithoutSeat(
  extras: Extras,
  segmentId: string,
  types: readonly PassengerType[],
  from: number,
): number {
  const order = types.map((_, index) => (from + index) % types.length);
  return order.find((each) => types[each] !== 'INF' && seatOf(extras, segmentId, each) === undefined) ?? from;
}

/** Who sits where on one flight. */
export function SeatPicker({ offerId, segment, types, nameOf, extras, onChange }: SeatPickerProps) {
  const { t } = useLingui();
  const words = useSeatWords();
  const query = useSeatMap(offerId, segment.id);
  const [traveller, setTraveller] = useState(() => nextWithoutSeat(extras, segment.id, types, 0));
  const [looked, setLooked] = useState<Seat | null>(null);
  const [apart, setApart] = useState(false);
  const map = query.data;
  const seated = types.filter((type) => type !== 'INF').length;

  if (query.isError) return <Failed of={query} title={t`The seats could not be loaded`} />;
  if (query.isPending)
    return (
      <SkeletonGroup label={t`Loading the seats`}>
        <div className={css.columns}>
          <div className={css.side}>
            <Skeleton shape="block" height={40} />
            <Skeleton lines={4} />
          </div>
          <Stack gap={8}>
            {Array.from({ length: 9 }, (_, row) => (
              <Skeleton key={row} shape="block" height={32} />
            ))}
          </Stack>
        </div>
      </SkeletonGroup>
    );
  if (!map?.decks)
    return (
      <EmptyState icon={Armchair} level={3} title={t`No seat map for this flight`}>
        <Text tone="secondary">
          <Trans>
            The airline does not show the seats of this aircraft. It assigns you seats at check-in, free of
            charge.
          </Trans>
        </Text>
      </EmptyState>
    );

  /** What one would pay for a seat, or why it cannot be had. */
  const stateOf = (seat: Seat): string => {
    const holder = holderOf(extras, segment.id, seat.number);
    const refusal = holder === undefined ? seatRefusal(seat, types, traveller) : null;
    if (refusal) return words.refusal(refusal);
    const price = words.price(seat);
    if (holder === undefined) return price;
    const { name } = nameOf(holder);
    return `${price} · ${t`chosen for ${name}`}`;
  };
  const choose = ({ number }: Seat) => {
    const holder = holderOf(extras, segment.id, number);
    if (holder !== undefined && holder !== traveller) return setTraveller(holder);
    const next = withSeat(extras, segment.id, traveller, holder === traveller ? null : number);
    onChange(next);
    if (holder === undefined) setTraveller(nextWithoutSeat(next, segment.id, types, traveller));
  };
  const decks = map.decks;
  const sitTogether = () => {
    const placed = seatsTogether(decks, types);
    setApart(placed === null);
    if (!placed) return;
    const others = extras.seats.filter(({ segmentId }) => segmentId !== segment.id);
    onChange({
      ...extras,
      seats: [...others, ...placed.map((each) => ({ ...each, segmentId: segment.id }))],
    });
    setLooked(null);
    // They may be far down the cabin.
    document.querySelector(`[data-seat="${placed[0]!.seat}"]`)?.scrollIntoView({ block: 'center' });
  };
  const look = looked && (
    <Stack gap={0}>
      <Text size={14} weight={550} numeric>
        {looked.number} · {stateOf(looked)}
      </Text>
      <Text size={14} tone="secondary">
        {words.facts(looked).join(', ')}
      </Text>
    </Stack>
  );
  return (
    <>
      <div className={css.columns}>
        <div className={css.side}>
          <div className={css.lookSide}>
            {look ?? (
              <Text size={14} tone="secondary">
                <Trans>Hover over a seat to see its details.</Trans>
              </Text>
            )}
          </div>
          <SeatLegend map={map} alone={seated === 1} />
        </div>
        <Stack gap={16}>
          {seated > 1 && (
            <Inline gap={12}>
              <Button variant="secondary" size="small" icon={UsersRound} onClick={sitTogether}>
                <Trans>Sit together</Trans>
              </Button>
              <Text as="span" size={14} tone="warning" role="status">
                {apart ? t`There are not enough free seats for your whole group.` : ''}
              </Text>
            </Inline>
          )}
          <TravellerChips
            types={types}
            value={traveller}
            nameOf={nameOf}
            seatOf={(index) => seatOf(extras, segment.id, index)}
            onChange={setTraveller}
          />
          <SeatGrid
            label={t`Seats of ${segment.carrier} ${segment.flightNumber}, ${segment.aircraft}`}
            decks={map.decks}
            types={types}
            traveller={traveller}
            holderOf={(seat) => holderOf(extras, segment.id, seat)}
            nameOf={nameOf}
            onChoose={choose}
            onLook={setLooked}
          />
        </Stack>
      </div>
      <div className={css.look}>{look}</div>
    </>
  );
}
