import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format';
import { Card } from '../../ui/content/Card';
import { DescriptionList } from '../../ui/content/DescriptionList';

interface ReferencesCardProps {
  booking: {
    bookingId: string;
    recordLocator: string | null;
    confirmationNumber?: string | null;
    /** ISO, UTC. */
    dateBooked: string;
  };
  /** A second locator under the first, by its name. */
  other?: { label: string; value: string | null };
}

/** What a booking is called, here and at its supplier; what is not known yet is left out. */
export function ReferencesCard({ booking, other }: ReferencesCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const items = [
    { id: 'locator', term: t`Record Locator`, value: booking.recordLocator },
    ...(other ? [{ id: 'other', term: other.label, value: other.value }] : []),
    { id: 'confirmation', term: t`Confirmation Number`, value: booking.confirmationNumber ?? null },
    { id: 'booked', term: t`Date Booked`, value: format.moment(booking.dateBooked) },
    // For support alone, so it is the last.
    { id: 'booking', term: t`Booking ID`, value: booking.bookingId },
  ].filter(({ value }) => value !== null);
  return (
    <Card padding="large">
      <DescriptionList items={items} />
    </Card>
  );
}
