import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { AirlineMark } from '@/core/ui/pictures/AirlineMark';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import type { FlightLeg } from '../../../contract';
import { airlines, operators, timeRange } from '../../parts/time';
import * as css from './FlightCard.css';
import { useLegStops } from '../../parts/legs';

interface LegRowProps {
  leg: FlightLeg;
  /** Which leg of the trip it is. */
  title: string;
  /** Says so in view, with its day: for trips of many legs. */
  dated?: boolean;
}

/** One leg in two lines: times of the airports' clocks, airline, duration, stops with their waits. */
export function LegRow({ leg, title, dated = false }: LegRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const legStops = useLegStops();
  const operatedBy = format.list(operators(leg));
  const layovers = leg.stops.map(({ airport, duration, overnight, changeTo, selfTransfer }) => {
    const wait = `${format.duration(duration)} ${airport.code}`;
    return [
      wait,
      ...(overnight ? [t`overnight`] : []),
      ...(selfTransfer ? [t`self-transfer`] : []),
      ...(changeTo ? [t`change of airport to ${changeTo.code}`] : []),
    ].join(', ');
  });
  const long = leg.stops.some(
    ({ overnight, changeTo, selfTransfer }) => overnight || changeTo !== null || selfTransfer,
  );
  const head = `${title} · ${format.date(leg.departureTime, 'weekday')}`;
  return (
    <div className={css.legBlock}>
      {dated ? (
        <Text size={12} weight={550} tone="secondary" numeric>
          {head}
        </Text>
      ) : (
        <VisuallyHidden>{head}</VisuallyHidden>
      )}
      <div className={css.leg}>
        <span className={css.mark}>
          <AirlineMark carrier={leg.carrier} name={leg.airlineName} size="medium" />
        </span>
        <span className={css.times}>
          {timeRange(leg, format.time)}
          {leg.dayOffset !== 0 && (
            <span className={css.plusDay}>
              <span aria-hidden>{leg.dayOffset > 0 ? `+${leg.dayOffset}` : leg.dayOffset}</span>
              <VisuallyHidden>{format.relativeDay(leg.dayOffset)}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={css.airline}>
          <Text as="span" size={14} tone="secondary">
            {airlines(leg).join(', ')}
            {operatedBy && (
              <>
                {' · '}
                <Trans>Operated by {operatedBy}</Trans>
              </>
            )}
          </Text>
        </span>
        <span className={css.duration}>
          <Text as="span" size={14} weight={550} numeric>
            {format.duration(leg.duration)}
          </Text>
        </span>
        <span className={css.route}>
          <Text as="span" size={14} tone="secondary">
            {leg.origin.code}–{leg.destination.code}
          </Text>
        </span>
        <span className={css.stops}>
          <Text as="span" size={14} weight={550} tone={leg.stops.length === 0 ? 'success' : 'primary'}>
            {legStops(leg)}
          </Text>
        </span>
        <span className={css.layover}>
          <Text as="span" size={14} tone={long ? 'warning' : 'secondary'} numeric>
            {layovers.join(' · ')}
          </Text>
        </span>
        <span className={css.layoverPhone}>
          <Text as="span" size={14} tone={long ? 'warning' : 'secondary'} numeric>
            {[`${leg.origin.code}–${leg.destination.code}`, ...layovers].join(' · ')}
          </Text>
        </span>
      </div>
    </div>
  );
}
