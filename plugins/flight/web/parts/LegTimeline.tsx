import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { AirlineMark } from '@/core/ui/pictures/AirlineMark';
import { Icon } from '@/core/ui/pictures/Icon';
import { AlertTriangle, Clock, MoonStar } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { AirportRef, FlightLeg, FlightSegment, Stop, TechnicalStop } from '../../contract';
import { tripsOf } from '../results/table/itinerary';
import { useCabinWords } from '../cabin-words';
import { flightName } from './time';
import * as css from './LegTimeline.css';

interface PortProps {
  time: string;
  airport: AirportRef;
  terminal: string | null;
  /** The day, when it is another one than that of departure. */
  note: string | undefined;
  end: 'departure' | 'arrival';
}

function Port({ time, airport, terminal, note, end }: PortProps) {
  const format = useFormat();
  return (
    <div className={css.row}>
      <span className={css.clock}>
        <time dateTime={time}>{format.time(time)}</time>
        {note && <span className={css.clockNote}>{note}</span>}
      </span>
      <span className={css.rail}>
        <span className={end === 'departure' ? css.lineStart : css.lineEnd} />
        <span className={css.dot} />
      </span>
      <span className={css.words}>
        <Text as="span" weight={550}>
          {airport.city} ({airport.code})
        </Text>{' '}
        <Text as="span" size={14} tone="secondary">
          {airport.name}
          {terminal && (
            <>
              {' · '}
              <Trans>Terminal {terminal}</Trans>
            </>
          )}
        </Text>
      </span>
    </div>
  );
}

function TechnicalStopWords({ stop: { airport, duration } }: { stop: TechnicalStop }) {
  const format = useFormat();
  if (duration === null)
    return (
      <Trans>
        Lands in {airport.city} ({airport.code}) on the way, same plane
      </Trans>
    );
  return (
    <Trans>
      Lands in {airport.city} ({airport.code}) on the way for {format.duration(duration)}, same plane
    </Trans>
  );
}

function Segment({ segment, departureDay }: { segment: FlightSegment; departureDay: string }) {
  const format = useFormat();
  const cabin = useCabinWords();
  const dayNote = (time: string) =>
    time.slice(0, 10) === departureDay ? undefined : format.date(time, 'short');
  return (
    <>
      <Port
        time={segment.departureTime}
        airport={segment.origin}
        terminal={segment.originTerminal}
        note={dayNote(segment.departureTime)}
        end="departure"
      />
      <div className={css.row}>
        <span />
        <span className={css.rail}>
          <span className={css.line} />
        </span>
        <div className={css.between}>
          <Inline gap={8} align="start" wrap={false}>
            <AirlineMark carrier={segment.carrier} name={segment.carrierName} size="small" />
            <Stack gap={0}>
              <Text as="span" size={14}>
                {segment.carrierName} · <span className={css.whole}>{flightName(segment)}</span> ·{' '}
                <span className={css.whole}>{format.duration(segment.duration)}</span>
              </Text>
              <Text as="span" size={14} tone="secondary">
                {cabin(segment.cabin)} · {segment.aircraft}
                {segment.operatedBy && (
                  <>
                    {' · '}
                    <Trans>Operated by {segment.operatedBy}</Trans>
                  </>
                )}
              </Text>
              {segment.technicalStops?.map((stop, index) => (
                <Text as="span" size={14} tone="secondary" key={index}>
                  <TechnicalStopWords stop={stop} />
                </Text>
              ))}
            </Stack>
          </Inline>
        </div>
      </div>
      <Port
        time={segment.arrivalTime}
        airport={segment.destination}
        terminal={segment.destinationTerminal}
        note={dayNote(segment.arrivalTime)}
        end="arrival"
      />
    </>
  );
}

function Wait({ stop, stay }: { stop: Stop; stay: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { airport, changeTo } = stop;
  const time = format.duration(stop.duration);
  return (
    <div className={stop.overnight || stop.selfTransfer || changeTo ? `${css.wait} ${css.warn}` : css.wait}>
      <Icon icon={changeTo ? AlertTriangle : stop.overnight ? MoonStar : Clock} size="small" />
      <span>
        {stay
          ? t`${time} stopover in ${airport.city} (${airport.code})`
          : t`${time} layover in ${airport.city} (${airport.code})`}
        {stop.overnight && ` · ${t`Overnight`}`}
        {stop.selfTransfer && ` · ${t`Self-transfer`}`}
        {changeTo && ` · ${t`Change of airport to ${changeTo.name} (${changeTo.code})`}`}
      </span>
    </div>
  );
}

/**
 * Every flight of a leg from take-off to landing, by the clocks of the airports. A wait of 24 hours or more is a
 * stay between two trips (R206).
 */
export function LegTimeline({ leg, title, level = 2 }: { leg: FlightLeg; title: string; level?: 2 | 3 }) {
  const { t } = useLingui();
  const format = useFormat();
  const starts = new Set(tripsOf(leg).map(([first]) => first!.id));
  const duration = format.duration(leg.duration);
  return (
    <Stack gap={16}>
      <Inline justify="between" align="baseline">
        <Heading level={level} size={18}>
          {title} · {format.date(leg.departureTime, 'weekday')}
        </Heading>
        <Text size={14} tone="secondary" numeric>
          {t`${duration} in total`}
        </Text>
      </Inline>
      <div className={css.list}>
        {leg.segments.map((segment, index) => (
          <div key={segment.id}>
            {index > 0 && leg.stops[index - 1] && (
              <Wait stop={leg.stops[index - 1]!} stay={starts.has(segment.id)} />
            )}
            <Segment segment={segment} departureDay={leg.departureTime.slice(0, 10)} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
