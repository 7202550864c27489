import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import type { ActivityDetails, TransportMode } from '../../../contract';
import { LATER, MEET, OWN } from '../form/form';
import { hasChoice, hasOwnWords } from '../form/pickup';

interface PickupFieldProps {
  state: FormFields;
  pickup: ActivityDetails['pickup'];
  /** Some places are for those alone who arrive so. */
  arrivesBy: TransportMode | undefined;
  optional: boolean;
}

/** Where they are picked up: one of the list, the meeting point, in words, or later where that is an answer. */
export function PickupField({ state, pickup, arrivesBy, optional }: PickupFieldProps) {
  const { t } = useLingui();
  const { points, mayWait, mayMeet } = pickup;
  const isLater = mayWait && state.value('tour.pickupLater') === LATER;
  const shared = {
    ...state.bind('tour.pickup'),
    label: t`Pickup location`,
    optional,
    'aria-required': !optional && !isLater,
    disabled: isLater,
  };
  const inWords = {
    autoComplete: 'off',
    maxLength: 200,
    hint: t`The name of your hotel, or an address`,
  };
  const places = points.filter(
    ({ arrivals }) => !arrivals || arrivesBy === undefined || arrivals.includes(arrivesBy),
  );
  const options = [
    ...places.map(({ id, name, address }) => ({
      value: id,
      label: [name, address].filter(Boolean).join(', '),
    })),
    ...(mayMeet ? [{ value: MEET, label: t`I will come to the meeting point` }] : []),
    ...(hasOwnWords(pickup) ? [{ value: OWN, label: t`Another address` }] : []),
  ];
  return (
    <Stack gap={8}>
      {hasChoice(pickup) ? (
        <Select {...shared} placeholder={t`Choose`} options={options} />
      ) : (
        <TextField {...shared} {...inWords} />
      )}
      {hasOwnWords(pickup) && !isLater && state.value('tour.pickup') === OWN && (
        <TextField
          {...state.bind('tour.pickupText')}
          {...inWords}
          label={t`Address to be picked up at`}
          aria-required={!optional}
        />
      )}
      {mayWait && (
        <Checkbox
          label={t`I will decide later`}
          hint={t`The organizer will ask you before the day.`}
          checked={isLater}
          onChange={(on) => state.set('tour.pickupLater', on ? LATER : '')}
        />
      )}
    </Stack>
  );
}
