import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { FormFields } from '@/core/forms/use-app-form';
import { useFormat } from '@/core/i18n/use-format';
import { Grid } from '@/core/ui/content/layout';
import { TimeField } from '@/core/ui/dates/TimeField';
import { TextField } from '@/core/ui/fields/TextField';
import { hoursOn, type CarDetails } from '../../contract';
import { useHoursWords } from '../parts/use-hours-words';

type Rental = Pick<CarDetails, 'pickUp' | 'pickUpDateTime' | 'requirements'>;

/** When the driver comes to the desk, and by which flight (R286, R300). */
export function PickupFields({ state, offer }: { state: FormFields; offer: Rental }) {
  const { t } = useLingui();
  const format = useFormat();
  const hours = useHoursWords();
  const { pickUp, pickUpDateTime } = offer;
  const day = format.date(pickUpDateTime, 'weekday');
  const from = format.time(pickUpDateTime);
  const open = hoursOn(pickUp.openingHours, pickUpDateTime);
  const isOpenLater = pickUp.isAlwaysOpen || pickUp.servesOutOfHours || open.length === 0;
  return (
    <CheckoutSection title={t`Pick-up`} note={t`${pickUp.name}, ${day}`}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TimeField
          {...state.bind('driver.pickupTime')}
          label={t`Pick-up time`}
          stepMinutes={5}
          aria-required
          hint={
            offer.requirements.exactly
              ? t`${from}, local time: the rental company expects you then`
              : isOpenLater
                ? t`${from} or later, local time`
                : t`${from} or later, local time. The counter is open ${hours.day(open)}.`
          }
        />
        <TextField
          {...state.bind('flightNumber')}
          label={t`Flight number`}
          autoComplete="off"
          hint={t`Such as TP 1356, so that someone waits if it is late`}
          optional
        />
      </Grid>
    </CheckoutSection>
  );
}
