import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { HotelReservation } from '../../contract';
import { protectedUntil } from '@/core/say/protected';
import { startOf } from '../../say/calendar';
import { BOARD_NAMES } from '../../say/labels';
import { arrivalText } from '../../say/stay-words';
import { useHotelWords } from '../hotel-words';

/** Who sleeps in which room, what is included and how each is given back. */
export function RoomsCard({ reservation }: { reservation: HotelReservation }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const { stay, guestInfo, progress, price } = reservation;
  const covered = protectedUntil(price, startOf(stay));
  // Terms of what is given back, or was never made, are nobody's any more.
  const isOver = progress.state === 'cancelled' || progress.state === 'failed';
  const { zone, address } = stay.hotel;
  const { arrivalTime, specialRequests } = guestInfo;
  const arrives = arrivalTime && arrivalText(i18n, arrivalTime, (local) => format.time(local));
  return (
    <SectionCard title={<Trans>Rooms and guests</Trans>}>
      <Stack gap={16}>
        {stay.rooms.map((room, at) => {
          const guest = guestInfo.rooms[at];
          const terms = words.terms(room.terms, { zone, city: address.city }, { protectedUntil: covered });
          return (
            <Stack key={at} gap={4}>
              {at > 0 && <Divider />}
              <Text weight={550}>{words.room(room)}</Text>
              <Text size={14} tone="secondary">
                {[
                  guest && `${guest.firstName} ${guest.lastName}`,
                  words.party(room.party),
                  words.beds(room.beds),
                  i18n._(BOARD_NAMES[room.board]),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {!isOver && (
                <Text size={14} tone={terms.isFree ? 'success' : 'secondary'}>
                  {[terms.head, terms.then].filter(Boolean).join('. ')}
                </Text>
              )}
            </Stack>
          );
        })}
        {(arrives || specialRequests) && <Divider />}
        {arrives && <Text size={14}>{t`Arrival: ${arrives}`}</Text>}
        {specialRequests && (
          <Text size={14}>
            <Trans>Special request, not guaranteed: {specialRequests}</Trans>
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}
