import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { AskedFields } from '@/core/fields/AskedFields';
import { NAME } from '@/core/fields/people';
import { PersonSection } from '@/core/selling/checkout/form/PersonSection';
import { knownOf } from '@/core/selling/checkout/travelers/saved';
import type { StayRoom } from '../../contract';
import { useHotelWords } from '../hotel-words';

interface GuestFieldsProps {
  state: FormFields;
  room: StayRoom;
  at: number;
  /** How many rooms there are. */
  of: number;
}

/** Who a room is kept for. */
export function GuestFields({ state, room, at, of }: GuestFieldsProps) {
  const { t } = useLingui();
  const words = useHotelWords();
  const nth = at + 1;
  const path = `rooms.${at}`;
  // Browsers fill in whoever sits there; that is the guest of the first room at most.
  const fills = (field: string) => (at === 0 ? field : 'off');
  return (
    <PersonSection
      state={state}
      at={path}
      title={of > 1 ? t`Room ${nth}: ${words.room(room)}` : t`Guest`}
      note={t`One of ${words.party(room.party)}, exactly as in the ID that you will show at the front desk.`}
      saved={({ firstName, lastName }) => knownOf({ firstName, lastName })}
    >
      <AskedFields state={state} at={path} fields={NAME} fills={fills} />
    </PersonSection>
  );
}
