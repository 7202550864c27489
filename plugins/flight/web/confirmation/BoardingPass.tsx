import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { AirlineMark } from '@/core/ui/pictures/AirlineMark';
import { Icon } from '@/core/ui/pictures/Icon';
import { Plane } from '@/core/ui/pictures/icons';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { FlightLeg, FlightReservation } from '../../contract';
import { fullName } from '../../say/told';
import { TravellerExtras } from '../extras/TravellerExtras';
import { useLegTitle, useLegStops } from '../parts/legs';
import { flightName } from '../parts/time';
import { useCabinWords } from '../cabin-words';
import * as css from './BoardingPass.css';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/core/ui/feedback/Skeleton';

const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.fact}>
    <Text as="dt" size={12} tone="secondary">
      {term}
    </Text>
    <Text as="dd" size={14} weight={550} numeric>
      {children}
    </Text>
  </div>
);

function PassLeg({ leg, title }: { leg: FlightLeg; title: string }) {
  const format = useFormat();
  const legStops = useLegStops();
  const cabin = useCabinWords();
  const [first] = leg.segments;
  return (
    <Stack gap={8}>
      <Text size={14} weight={550} tone="brand">
        {title} · {format.date(leg.departureTime, 'weekday')}
      </Text>
      <div className={css.leg}>
        <span className={css.end}>
          <span className={css.code}>{leg.origin.code}</span>
          <span className={css.clock}>{format.time(leg.departureTime)}</span>
          <Text as="span" size={14} tone="secondary">
            {leg.origin.city}
          </Text>
        </span>
        <span className={css.way}>
          <Text as="span" size={14} tone="secondary" numeric>
            {format.duration(leg.duration)}
          </Text>
          <span className={css.line} aria-hidden>
            <span className={css.plane}>
              <Icon icon={Plane} size="small" />
            </span>
          </span>
          <Text as="span" size={14} tone="secondary">
            {legStops(leg)}
          </Text>
        </span>
        <span className={css.endRight}>
          <span className={css.code}>{leg.destination.code}</span>
          <span className={css.clock}>{format.time(leg.arrivalTime)}</span>
          <Text as="span" size={14} tone="secondary">
            {leg.destination.city}
            {leg.dayOffset !== 0 && ` · ${format.relativeDay(leg.dayOffset)}`}
          </Text>
        </span>
        <dl className={css.facts}>
          <Fact term={<Trans>Flight</Trans>}>{leg.segments.map(flightName).join(', ')}</Fact>
          <Fact term={<Trans>Cabin</Trans>}>{cabin(leg.cabin)}</Fact>
          {first?.originTerminal && <Fact term={<Trans>Terminal</Trans>}>{first.originTerminal}</Fact>}
        </dl>
      </div>
    </Stack>
  );
}

/** The confirmed trip, set like the paper that travellers know. */
export function BoardingPass({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const title = useLegTitle();
  const { offer, travellers, recordLocator, airlineRecordLocator, bookingId } = reservation;
  const [first] = offer.flights;
  const locator = airlineRecordLocator ?? recordLocator ?? bookingId;
  const code = [
    locator,
    travellers[0]?.lastName,
    `${first?.origin.code}${first?.destination.code}`,
    first?.segments[0] && flightName(first.segments[0]),
    first?.departureTime.slice(0, 10),
  ].join(' ');
  return (
    <article className={css.pass} aria-label={t`Your trip`}>
      <div className={css.main}>
        <div className={css.head}>
          <Inline gap={12}>
            <AirlineMark
              carrier={offer.validatingCarrier}
              name={first?.airlineName ?? offer.validatingCarrier}
              size="medium"
            />
            <Text as="span" weight={550}>
              {first?.airlineName}
            </Text>
          </Inline>
          <Text as="span" size={14} tone="secondary">
            {reservation.fareFamily.name}
          </Text>
        </div>
        {offer.flights.map((leg, index) => (
          <Stack gap={20} key={leg.departureTime}>
            {index > 0 && <Divider />}
            <PassLeg leg={leg} title={title(offer, index)} />
          </Stack>
        ))}
      </div>
      <div className={css.stub}>
        <Stack gap={16}>
          <Stack gap={0}>
            <Text size={12} tone="secondary">
              <Trans>Record Locator</Trans>
            </Text>
            <span className={css.locator}>{recordLocator ?? '–'}</span>
          </Stack>
          {airlineRecordLocator && (
            <Stack gap={0}>
              <Text size={12} tone="secondary">
                <Trans>Airline Record Locator</Trans>
              </Text>
              <span className={css.locator}>{airlineRecordLocator}</span>
            </Stack>
          )}
          <Stack gap={4}>
            <Text size={12} tone="secondary">
              <Trans>Travelers</Trans>
            </Text>
            {travellers.map((traveller, index) => (
              <div key={index}>
                <Text size={14} weight={550}>
                  {fullName(traveller)}
                </Text>
                <TravellerExtras sold={reservation} traveller={index} />
              </div>
            ))}
          </Stack>
        </Stack>
        <BarcodeImage text={code} />
      </div>
    </article>
  );
}

/** The text as a barcode. The encoder is large, so it comes when it is needed; without it nothing is missing. */
function BarcodeImage({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['flight-barcode', text],
    queryFn: async () => (await import('./barcode')).encodeBarcode(text),
    staleTime: Infinity,
  });
  if (isError) return null;
  if (!data) return <Skeleton shape="block" height={80} />;
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${data.width} ${data.height}`}
      role="img"
      aria-label={t`Barcode with your booking reference`}
      shapeRendering="crispEdges"
    >
      <path d={data.path} fill="currentColor" />
    </svg>
  );
}
