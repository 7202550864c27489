import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { TypedField } from '@/core/forms/TypedField';
import type { FormFields } from '@/core/forms/use-app-form';
import { knownOf } from '@/core/selling/checkout/travelers/saved';
import { SavedTravelersMenu } from '@/core/selling/checkout/travelers/SavedTravelersMenu';
import { Grid } from '@/core/ui/content/layout';
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
  // Browsers fill in whoever sits there; that is the guest of the first room at most.
  const fills = (field: string) => (at === 0 ? field : 'off');
  return (
    <CheckoutSection
      title={of > 1 ? t`Room ${nth}: ${words.room(room)}` : t`Guest`}
      note={t`One of ${words.party(room.party)}, exactly as in the ID that you will show at the front desk.`}
      action={
        <SavedTravelersMenu
          onChoose={({ firstName, lastName }) =>
            knownOf({ firstName, lastName }).forEach(([field, value]) =>
              state.set(`rooms.${at}.${field}`, value),
            )
          }
        />
      }
    >
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TypedField
          state={state}
          path={`rooms.${at}.firstName`}
          label={t`First name`}
          autoComplete={fills('given-name')}
        />
        <TypedField
          state={state}
          path={`rooms.${at}.lastName`}
          label={t`Last name`}
          autoComplete={fills('family-name')}
        />
      </Grid>
    </CheckoutSection>
  );
}
