import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { queryKeyOf, useQueries } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Tabs } from '@/core/ui/navigation/Tabs';
import { Text } from '@/core/ui/content/Text';
import {
  getSeatMap,
  type Extras,
  type FlightOffer,
  type PassengerType,
  type PricedExtras,
  type SeatMap,
} from '../../../contract';
import { flightName } from '../../parts/time';
import { seatsTotal } from '../choice';
import { ChosenSum } from '../ChosenSum';
import * as css from './SeatDialog.css';
import { SeatPicker } from './SeatPicker';
import { SeatProblem } from '../SeatProblem';
import type { SeatState } from '../seats-and-bags';
import { useSeatWords } from '../seat-words';
import { useChoosing } from '../use-choosing';

interface SeatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  offer: FlightOffer;
  types: readonly PassengerType[];
  nameOf: (traveller: number) => { name: string; initials: string };
  state: SeatState;
  /** What is chosen as the server has priced it. */
  priced: PricedExtras | undefined;
}

/** Seats on every flight of the trip, one flight at a time; the server prices them when it is done. */
export function SeatDialog({ open, onOpenChange, offer, types, nameOf, state, priced }: SeatDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSeatWords();
  const queries = useQueries();
  const segments = offer.flights.flatMap((leg) => leg.segments);
  const [at, setAt] = useState(0);
  const { extras, setWorking, done } = useChoosing(state, 'seats');
  const segment = segments[at]!;
  const last = at === segments.length - 1;
  const seated = types.filter((type) => type !== 'INF').length;
  const here = extras.seats.filter(({ segmentId }) => segmentId === segment.id).length;

  const maps = segments.flatMap(({ id }): SeatMap[] => {
    const key = queryKeyOf(getSeatMap, { body: { offerId: offer.id, segmentId: id } });
    return queries.getQueryData<{ data: SeatMap[] }>(key)?.data ?? [];
  });
  const total = seatsTotal(extras, maps, priced, offer.totalAmount.currency);
  const { problem } = state;

  const takenOver = (gone: Extras | null) => {
    if (!gone) return onOpenChange(false);
    // The map of a flight whose seat is gone is an old one.
    for (const { segmentId } of gone.seats)
      void queries.invalidateQueries({
        queryKey: queryKeyOf(getSeatMap, { body: { offerId: offer.id, segmentId } }),
      });
    setAt(
      Math.max(
        0,
        segments.findIndex(({ id }) => id === gone.seats[0]?.segmentId),
      ),
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t`Choose seats`}
      footer={
        <>
          <ChosenSum
            said={extras.seats.length === 0 ? t`No seat chosen yet` : words.seats(extras.seats.length)}
            total={extras.seats.length > 0 ? total : null}
          />
          {!last && (
            <Button variant="secondary" onClick={() => setAt(at + 1)}>
              {here === 0 ? t`Skip this flight` : t`Next flight`}
            </Button>
          )}
          <Button
            variant={last || here === seated ? 'primary' : 'soft'}
            loading={state.pending}
            onClick={() => void done(takenOver)}
          >
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={css.head}>
        {problem && <SeatProblem problem={problem} />}
        {segments.length > 1 && (
          <div className={css.tabs}>
            <Tabs
              label={t`Flights`}
              value={segment.id}
              onChange={(id) => setAt(segments.findIndex((each) => each.id === id))}
              tabs={segments.map((each) => ({
                id: each.id,
                label: `${each.origin.code} – ${each.destination.code}`,
              }))}
            />
          </div>
        )}
        <Text size={14} tone="secondary">
          {flightName(segment)} · {segment.aircraft} · {format.date(segment.departureTime, 'weekday')}
        </Text>
      </div>
      <SeatPicker
        key={segment.id}
        offerId={offer.id}
        segment={segment}
        types={types}
        nameOf={nameOf}
        extras={extras}
        onChange={setWorking}
      />
    </Dialog>
  );
}
