import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { Clock } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import type { FlightLeg, FlightOffer, ScheduleChange } from '../../../contract';
import { useLegTitle } from '../../parts/legs';
import { flightName } from '../../parts/time';
import { movedLegs, type MovedEnd, type MovedLeg } from './schedule';
import * as css from './ScheduleChange.css';

function Side({
  leg,
  label,
  moved,
  isNow,
}: {
  leg: FlightLeg | null;
  label: string;
  moved: MovedLeg;
  isNow: boolean;
}) {
  const format = useFormat();
  const time = (end: MovedEnd | null, at: string) => {
    if (!end || end.shift === 0) return <span>{format.time(at)}</span>;
    return isNow ? (
      <strong className={css.changed}>{format.time(at)}</strong>
    ) : (
      <s className={css.old}>{format.time(at)}</s>
    );
  };
  return (
    <div className={isNow ? css.now : css.side}>
      <Text size={12} tone="secondary" weight={550}>
        {label}
      </Text>
      {leg ? (
        <>
          <Text size={14}>{format.date(leg.departureTime, 'weekday')}</Text>
          <span className={css.times}>
            {time(moved.departure, leg.departureTime)}
            <Text as="span" size={14} tone="secondary">
              {leg.origin.code}
            </Text>
            <span aria-hidden>–</span>
            {time(moved.arrival, leg.arrivalTime)}
            <Text as="span" size={14} tone="secondary">
              {leg.destination.code}
              {leg.dayOffset !== 0 && ` (${format.relativeDay(leg.dayOffset)})`}
            </Text>
          </span>
          <Text size={14} tone="secondary">
            {leg.segments.map(flightName).join(', ')} · {leg.airlineName}
          </Text>
        </>
      ) : (
        <Text weight={550}>
          <Trans>Not part of the trip</Trans>
        </Text>
      )}
    </div>
  );
}

/** How much later or earlier an end is, in words. */
function useShiftWords() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ departure, arrival, renumbered }: MovedLeg): string[] => {
    const by = (end: MovedEnd) => format.duration(Math.abs(end.shift));
    return [
      ...(departure && departure.shift > 0 ? [t`Departs ${by(departure)} later`] : []),
      ...(departure && departure.shift < 0 ? [t`Departs ${by(departure)} earlier`] : []),
      ...(arrival && arrival.shift > 0 ? [t`Arrives ${by(arrival)} later`] : []),
      ...(arrival && arrival.shift < 0 ? [t`Arrives ${by(arrival)} earlier`] : []),
      ...(renumbered ? [t`Other flight number`] : []),
    ];
  };
}

/** The legs of a changed schedule before and after; what changed is said in words beside it. */
export function ScheduleChangeLegs({
  change,
  offer,
}: {
  change: Pick<ScheduleChange, 'before' | 'after'>;
  offer: Pick<FlightOffer, 'routeType'>;
}) {
  const { t } = useLingui();
  const title = useLegTitle();
  const words = useShiftWords();
  const legs = movedLegs(change);
  return (
    <Stack gap={20} as="ul" role="list">
      {legs.map((moved, index) => (
        <li key={index}>
          <Stack gap={8}>
            <Inline gap={8}>
              <Text as="span" weight={550}>
                {title(offer, index)}
              </Text>
              {moved.same ? (
                <Badge>{t`Unchanged`}</Badge>
              ) : (
                words(moved).map((word) => (
                  <Badge key={word} tone="warning" icon={Clock}>
                    {word}
                  </Badge>
                ))
              )}
              {!moved.same && <VisuallyHidden>{t`Changed`}</VisuallyHidden>}
            </Inline>
            {!moved.same && (
              <div className={css.pair}>
                <Side leg={moved.before} label={t`Before`} moved={moved} isNow={false} />
                <Side leg={moved.after} label={t`Now`} moved={moved} isNow />
              </div>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
