import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Icon } from '@/core/ui/pictures/Icon';
import { Clock, Phone } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { hoursOn, type RentalPoint } from '../../contract';
import { addressUnder } from '../../say/place';
import { useCarWords } from '../car-words';
import { hoursOfWeek } from './hours';
import * as css from './PointView.css';
import { mapUrlOf } from './place-link';
import { useHoursWords } from './use-hours-words';
import { TextList } from './VendorTexts';

interface PointViewProps {
  title: string;
  point: RentalPoint;
  /** When the driver is there, on its clocks. */
  at: string;
  level?: 2 | 3;
  /** The same desk stands beside it in full: only when, where and how long somebody is there that day. */
  isBrief?: boolean;
}

/** A place where a car is handed over: when, where it is and how to get to it, when somebody is there. */
export function PointView({ title, point, at, level = 3, isBrief = false }: PointViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const hours = useHoursWords();
  const day = hoursOn(point.openingHours, at);
  // The address under it may begin with the code.
  const isCoded = point.iata && (isBrief || !point.address.startsWith(point.iata));
  return (
    <Stack gap={8}>
      <div>
        <Heading level={level} size={16}>
          {title}
        </Heading>
        <Text size={18} weight={550} numeric>
          {format.date(at, 'weekday')}, {format.time(at)}
        </Text>
      </div>
      <div>
        <Text weight={550}>{isCoded ? `${point.name} (${point.iata})` : point.name}</Text>
        {!isBrief && (
          <Text size={14} tone="secondary">
            {addressUnder(point)}
          </Text>
        )}
        <Text size={14} tone="secondary">
          {words.handover(point.handover)}
        </Text>
      </div>
      {!isBrief && <Contact point={point} />}
      {point.isAlwaysOpen ? (
        <Text size={14}>
          <span className={css.fact}>
            <Icon icon={Clock} size="small" />
            <Trans>Open 24 hours</Trans>
          </span>
        </Text>
      ) : (
        <>
          {day.length > 0 && (
            <Text size={14} numeric>
              <span className={css.fact}>
                <Icon icon={Clock} size="small" />
                <Trans>That day: {hours.day(day)}</Trans>
              </span>
            </Text>
          )}
          {!isBrief && point.openingHours.length > 1 && (
            <Disclosure summary={t`Opening hours`}>
              <DescriptionList
                items={hoursOfWeek(point.openingHours).map((span) => ({
                  id: `${span.from}`,
                  term: hours.span(span),
                  value: hours.hours(span),
                }))}
              />
            </Disclosure>
          )}
        </>
      )}
      {!isBrief && point.notes && point.notes.length > 0 && <TextList texts={point.notes} />}
    </Stack>
  );
}

/** How to get there, and whom to call. */
function Contact({ point }: { point: RentalPoint }) {
  return (
    <Text as="div" size={14}>
      <Inline gap={16}>
        <ExternalLink href={mapUrlOf(point)}>
          <Trans>Open in maps</Trans>
        </ExternalLink>
        {point.phone && (
          <a className={css.phone} href={`tel:${point.phone.replace(/[^+\d]/g, '')}`}>
            <Icon icon={Phone} size="small" />
            {point.phone}
          </a>
        )}
      </Inline>
    </Text>
  );
}
