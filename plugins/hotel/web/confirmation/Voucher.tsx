import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { QrCode } from '@/core/ui/pictures/QrCode';
import type { HotelReservation } from '../../contract';
import { addressText, pathOf } from '../../say/calendar';
import { useHotelWords } from '../hotel-words';
import * as css from '@/core/selling/after-sale/told/Voucher.css';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** What a guest shows at the reception: the number to say, the dates, and words in the language of the place. */
export function Voucher({ reservation }: { reservation: HotelReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const { stay, recordLocator, confirmationNumber, guestInfo, bookingId } = reservation;
  const { hotel, stayPeriod, reception, nights } = stay;
  const names = guestInfo.rooms.map(nameOf).join(', ');
  const day = (date: string) =>
    new Intl.DateTimeFormat(reception.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  const facts = [
    ...(confirmationNumber
      ? [{ id: 'number', term: t`Confirmation Number`, value: confirmationNumber }]
      : []),
    { id: 'guests', term: t`Guests`, value: names },
    { id: 'dates', term: t`Dates`, value: format.dateRange(stayPeriod.start, stayPeriod.end) },
    { id: 'length', term: t`Duration`, value: words.nights(nights) },
  ];
  return (
    <Card as="article" padding="large" aria-label={t`Your voucher`}>
      <Stack gap={20}>
        <div className={css.sides}>
          <Stack gap={8}>
            <Heading level={2} size={24}>
              {hotel.name}
            </Heading>
            <Text tone="secondary">{addressText(stay)}</Text>
            <Text size={12} tone="secondary">
              <Trans>Record Locator</Trans>
            </Text>
            <span className={css.locator}>{recordLocator ?? '–'}</span>
          </Stack>
          <QrCode
            text={new URL(pathOf(bookingId), window.location.origin).href}
            label={t`Code that opens this booking`}
          />
        </div>
        <Divider />
        <DescriptionList items={facts} />
        <div className={css.reception} lang={reception.language}>
          <Text weight={550}>
            {reception.reservationFor} {names}
          </Text>
          <Text size={14}>
            {reception.arrival}: {day(stayPeriod.start)}
          </Text>
          <Text size={14}>
            {reception.departure}: {day(stayPeriod.end)}
          </Text>
          <Text size={14} tone="secondary">
            {reception.show}
          </Text>
        </div>
      </Stack>
    </Card>
  );
}
