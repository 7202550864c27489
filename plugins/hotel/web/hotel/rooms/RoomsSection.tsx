import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '@/core/ui/content/Amount';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Tabs } from '@/core/ui/navigation/Tabs';
import type { PartyRooms } from '../../../contract';
import type { Place } from '@/core/say/dates';
import { useHotelWords } from '../../hotel-words';
import { othersThan, type Chosen, wholeOf } from './chosen';
import { RoomCard } from './RoomCard';

interface RoomsSectionProps {
  parties: readonly PartyRooms[];
  chosen: Chosen;
  place: Place;
  nights: number;
  showPublished: boolean;
  /** The ids of the rates, one for each party. */
  onChoose: (rates: readonly string[]) => void;
}

/** Every room and rate; where several rooms were searched, a rate is chosen for each party. */
export function RoomsSection({ parties, chosen, place, nights, showPublished, onChoose }: RoomsSectionProps) {
  const { t } = useLingui();
  const words = useHotelWords();
  const [shown, setShown] = useState(0);
  const at = Math.min(shown, parties.length - 1);
  const choose = (rateId: string) =>
    onChoose(chosen.map(({ rate }, party) => (party === at ? rateId : rate.id)));
  const rooms = (
    <Stack gap={16}>
      {parties[at]!.rooms.map((room) => (
        <RoomCard
          key={room.id}
          {...{ room, place, nights, showPublished }}
          name={`rate-of-${at}`}
          chosenId={chosen[at]!.rate.id}
          others={othersThan(chosen, at)}
          onChoose={choose}
        />
      ))}
    </Stack>
  );
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size={24}>
          <Trans>Rooms and rates</Trans>
        </Heading>
        <Text size={14} tone="secondary">
          <Trans>Prices are for the whole stay, taxes and fees included.</Trans>
        </Text>
      </Stack>
      {parties.length === 1 ? (
        rooms
      ) : (
        <Tabs
          label={t`Rooms of your search`}
          variant="cards"
          value={String(at)}
          onChange={(id) => setShown(Number(id))}
          tabs={parties.map(({ party }, index) => {
            const guests = words.party(party);
            return {
              id: String(index),
              label: t`Room ${index + 1}: ${guests}`,
              caption: (
                <>
                  {words.room(chosen[index]!.room)} · <Amount money={wholeOf(chosen[index]!)} />
                </>
              ),
            };
          })}
        >
          {rooms}
        </Tabs>
      )}
    </Stack>
  );
}
