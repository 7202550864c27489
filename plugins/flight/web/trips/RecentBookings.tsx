import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/state/query';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { TextLink } from '@/core/ui/ButtonLink';
import { Inline, Stack } from '@/core/ui/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/Skeleton';
import { Text } from '@/core/ui/Text';
import { listBookings } from '../../contract';
import { translateMessage } from '../server-messages';
import { BookingStatus } from '../parts/BookingStatus';

const SHOWN = '5';

/** The last flight bookings, each leading to its own page. */
export default function RecentBookings() {
  const { t } = useLingui();
  const format = useFormat();
  const bookings = useApiQuery(listBookings, { query: { limit: SHOWN } });
  if (bookings.isError)
    return (
      <Alert
        tone="warning"
        action={
          <Button variant="secondary" size="small" onClick={() => void bookings.refetch()}>
            {t`Try again`}
          </Button>
        }
      >
        {translateMessage(messageOf(bookings.error))}
      </Alert>
    );
  if (!bookings.data)
    return (
      <SkeletonGroup>
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  if (bookings.data.data.length === 0)
    return (
      <Text tone="secondary">
        <Trans>
          No flight bookings yet. <TextLink to="/booknow/flights">Search flights</TextLink>
        </Trans>
      </Text>
    );
  return (
    <Stack gap={12} as="ul" role="list">
      {bookings.data.data.map((row) => (
        <li key={row.vmid}>
          <Inline justify="between" gap={8}>
            <Stack gap={0}>
              <TextLink to="/flight-details" search={{ bookingId: row.bookingId }}>
                {row.from} – {row.to}
              </TextLink>
              <Text size={14} tone="secondary" numeric>
                {format.date(row.travelDate)} · {format.money(row.salesPrice)}
              </Text>
            </Stack>
            <BookingStatus state={row.state} status={row.bookingStatus} />
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
