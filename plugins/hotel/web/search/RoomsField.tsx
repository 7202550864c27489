import { useLingui } from '@lingui/react/macro';
import { PopoverField } from '@/core/selling/search/PopoverField';
import { Button } from '@/core/ui/actions/Button';
import { Select } from '@/core/ui/choices/Select';
import { Stepper } from '@/core/ui/choices/Stepper';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Plus, UsersRound } from '@/core/ui/pictures/icons';
import {
  CHILD_AGES,
  HOTEL_MAX_ROOMS,
  type Party,
  ROOM_ADULTS,
  ROOM_CHILDREN,
  withChild,
  withRoom,
} from '../../contract';
import { useHotelWords } from '../hotel-words';
import * as css from './SearchForm.css';

interface RoomsFieldProps {
  id: string;
  rooms: readonly Party[];
  onChange: (rooms: readonly Party[]) => void;
  error?: string | undefined;
}

const AGES = Array.from({ length: CHILD_AGES.max + 1 }, (_, age) => age);

/** How many rooms, and who sleeps in each (R247 to R250). */
export function RoomsField({ id, rooms, onChange, error }: RoomsFieldProps) {
  const { t } = useLingui();
  const words = useHotelWords();
  const change = (at: number, room: Party) => onChange(rooms.map((one, nth) => (nth === at ? room : one)));
  return (
    <PopoverField
      {...{ id, error }}
      label={t`Rooms and guests`}
      icon={UsersRound}
      chosen={`${words.guests(rooms)} · ${words.rooms(rooms.length)}`}
      width="wide"
    >
      <Stack gap={16}>
        {rooms.map((room, at) => (
          <Stack key={at} gap={12}>
            {at > 0 && <Divider />}
            <RoomGuests
              nth={at + 1}
              room={room}
              onChange={(next) => change(at, next)}
              onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, nth) => nth !== at)) : undefined}
            />
          </Stack>
        ))}
        <Button
          variant="secondary"
          icon={Plus}
          disabled={rooms.length >= HOTEL_MAX_ROOMS}
          onClick={() => onChange(withRoom(rooms))}
        >
          {rooms.length >= HOTEL_MAX_ROOMS ? t`You can select at most 6 rooms` : t`Add a room`}
        </Button>
      </Stack>
    </PopoverField>
  );
}

interface RoomGuestsProps {
  nth: number;
  room: Party;
  onChange: (room: Party) => void;
  onRemove: (() => void) | undefined;
}

function RoomGuests({ nth, room, onChange, onRemove }: RoomGuestsProps) {
  const { t } = useLingui();
  const { adults, childAges } = room;
  const setChildren = (count: number) => {
    let next: Party = { ...room, childAges: childAges.slice(0, count) };
    while (next.childAges.length < count) next = withChild(next);
    onChange(next);
  };
  return (
    <Stack gap={12} as="section" aria-label={t`Room ${nth}`}>
      <Inline justify="between">
        <Heading level={3} size={16}>
          {t`Room ${nth}`}
        </Heading>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove} aria-label={t`Remove room ${nth}`}>
            {t`Remove`}
          </Button>
        )}
      </Inline>
      <Stepper
        label={t`Adults`}
        hint={t`18 and over`}
        value={adults}
        min={ROOM_ADULTS.min}
        max={ROOM_ADULTS.max}
        minReason={t`At least 1 adult in a room`}
        maxReason={t`At most 5 adults in a room`}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <Stepper
        label={t`Children`}
        hint={t`Up to 17, on the day of arrival`}
        value={childAges.length}
        min={ROOM_CHILDREN.min}
        max={ROOM_CHILDREN.max}
        maxReason={t`At most 5 children in a room`}
        onChange={setChildren}
      />
      {childAges.length > 0 && (
        <div className={css.ages}>
          {childAges.map((age, at) => (
            <Select
              key={at}
              label={t`Age of child ${at + 1}`}
              value={String(age)}
              onChange={(next) =>
                onChange({
                  ...room,
                  childAges: childAges.map((one, nth) => (nth === at ? Number(next) : one)),
                })
              }
              options={AGES.map((one) => ({ value: String(one), label: String(one) }))}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}
