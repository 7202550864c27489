import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { PhotoHead } from '@/core/selling/checkout/PhotoHead';
import { Card } from '@/core/ui/content/Card';
import { Divider, Grid, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { BedDouble, Coffee, UsersRound, Utensils } from '@/core/ui/pictures/icons';
import type { HotelStay } from '../../contract';
import { BOARD_NAMES } from '../../say/labels';
import { comeText, leaveText } from '../../say/stay';
import { useHotelWords } from '../hotel-words';
import { Fact } from '@/core/selling/results/page/Fact';
import { addressText } from '../parts/property-facts';
import { Stars } from '../parts/Stars';

function End({ title, day, time }: { title: string; day: string; time: string }) {
  const format = useFormat();
  return (
    <Stack gap={0}>
      <Text size={12} tone="secondary">
        {title}
      </Text>
      <Text weight={550} numeric>
        {format.date(day, 'weekday')}
      </Text>
      <Text size={14} tone="secondary" numeric>
        {time}
      </Text>
    </Stack>
  );
}

/** Where, from when to when, and which rooms for whom. */
export function StayBrief({ stay }: { stay: HotelStay }) {
  const { t, i18n } = useLingui();
  const words = useHotelWords();
  const format = useFormat();
  const { hotel, stayPeriod, rooms, nights } = stay;
  return (
    <Card as="section" padding="large" aria-labelledby="stay-brief">
      <Stack gap={20}>
        <PhotoHead src={hotel.pictures[0]?.src ?? null} seed={hotel.id}>
          <Stars stars={hotel.stars} />
          <Heading level={2} size={20} id="stay-brief">
            {hotel.name}
          </Heading>
          <Text size={14} tone="secondary">
            {addressText(hotel)}
          </Text>
        </PhotoHead>
        <Divider />
        <Grid columns={{ phone: 2, tablet: 3 }}>
          <End title={t`Check-in`} day={stayPeriod.start} time={comeText(stay, i18n, format.time)} />
          <End title={t`Check-out`} day={stayPeriod.end} time={leaveText(stay, i18n, format.time)} />
          <Stack gap={0}>
            <Text size={12} tone="secondary">
              {t`Length of stay`}
            </Text>
            <Text weight={550}>{words.nights(nights)}</Text>
            <Text size={14} tone="secondary">
              {words.rooms(rooms.length)}
            </Text>
          </Stack>
        </Grid>
        <Divider />
        <Stack gap={16}>
          {rooms.map((room, at) => (
            <Stack gap={4} key={at}>
              <Text weight={550}>{words.room(room)}</Text>
              <Fact icon={UsersRound}>{words.party(room.party)}</Fact>
              <Fact icon={BedDouble}>{words.beds(room.beds)}</Fact>
              <Fact icon={room.board === 'roomOnly' ? Utensils : Coffee} good={room.board !== 'roomOnly'}>
                {i18n._(BOARD_NAMES[room.board])}
              </Fact>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
