import { useLingui } from '@lingui/react/macro';
import { bindField } from '@/core/selling/checkout/form/fields';
import type { CheckoutFields } from '@/core/selling/checkout/form/use-checkout-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import type { ActivityDetails } from '../../../contract';
import { LATER } from '../form/form';

interface PickupFieldProps {
  state: CheckoutFields;
  pickup: ActivityDetails['pickup'];
  optional: boolean;
}

/** Where they are picked up: one of the list, or in words where there is none, or later where that is an answer. */
export function PickupField({ state, pickup: { points, mayWait }, optional }: PickupFieldProps) {
  const { t } = useLingui();
  const isLater = mayWait && state.value('tour.pickupLater') === LATER;
  const shared = {
    ...bindField(state, 'tour.pickup'),
    label: t`Pickup location`,
    optional,
    'aria-required': !optional && !isLater,
    disabled: isLater,
  };
  return (
    <Stack gap={8}>
      {points.length > 0 ? (
        <Select
          {...shared}
          placeholder={t`Choose`}
          options={points.map(({ id, name, address }) => ({
            value: id,
            label: [name, address].filter(Boolean).join(', '),
          }))}
        />
      ) : (
        <TextField
          {...shared}
          autoComplete="off"
          maxLength={200}
          hint={t`The name of your hotel, or an address`}
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
