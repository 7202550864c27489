import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { FormFields } from '@/core/forms/use-app-form';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { TextArea } from '@/core/ui/fields/TextField';
import { ARRIVAL_HOURS, HOTEL_REQUEST_LENGTH, type HotelStay } from '../../contract';
import { comeText } from '../../say/stay';
import { useHour } from '../parts/property-facts';

/** When they come, and what they wish. */
export function StayFields({ state, stay }: { state: FormFields; stay: Pick<HotelStay, 'checkIn'> }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const hour = useHour();
  const comes = comeText(stay, i18n, format.time);
  const next = (clock: string) => hour(`${String((Number(clock.slice(0, 2)) + 1) % 24).padStart(2, '0')}:00`);
  return (
    <CheckoutSection title={t`Your arrival`}>
      <Stack gap={16}>
        <Select
          {...state.bind('stay.arrivalTime')}
          label={t`Time of arrival`}
          optional
          {...(stay.checkIn.from && { hint: t`Check-in is ${comes}, local time.` })}
          options={[
            { value: '', label: t`I do not know yet` },
            ...ARRIVAL_HOURS.map((value) => ({
              value,
              label: value === 'next' ? t`After midnight` : `${hour(value)} – ${next(value)}`,
            })),
          ]}
        />
        <TextArea
          {...state.bind('stay.specialRequests')}
          label={t`Special requests`}
          optional
          maxLength={HOTEL_REQUEST_LENGTH}
          hint={t`Up to ${format.number(HOTEL_REQUEST_LENGTH)} characters. The property will do its best, but requests are not guaranteed.`}
        />
      </Stack>
    </CheckoutSection>
  );
}
