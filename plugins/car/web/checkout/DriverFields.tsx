import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PersonFields } from '@/core/selling/checkout/form/PersonFields';
import type { FormFields } from '@/core/forms/use-app-form';
import { Grid } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { DateEntryField } from '@/core/ui/dates/DateEntryField';
import { CAR_TITLES, type CarDetails } from '../../contract';
import { TITLES } from '../../say/labels';
import { fieldsOfSaved } from './form';

/** Who drives, as in the driver's license (R300, R301). */
export function DriverFields({
  state,
  offer,
}: {
  state: FormFields;
  offer: Pick<CarDetails, 'requirements'>;
}) {
  const { t, i18n } = useLingui();
  const { exactly } = offer.requirements;
  const age = exactly?.age;
  return (
    <PersonFields
      state={state}
      at="driver"
      title={t`Main driver`}
      note={t`The name exactly as in the driver’s license and on the credit card for the deposit.`}
      phoneHint={msg`So that the rental company can reach you, with country code`}
      isPhoneNeeded={exactly !== undefined}
      saved={fieldsOfSaved}
    >
      <Grid columns={{ phone: 2, tablet: 4 }}>
        <Select
          {...state.bind('driver.title')}
          label={t`Title`}
          placeholder={t`Choose`}
          autoComplete="honorific-prefix"
          aria-required
          options={CAR_TITLES.map((value) => ({ value, label: i18n._(TITLES[value]) }))}
        />
      </Grid>
      {exactly && (
        <DateEntryField
          {...state.bind('driver.birthDate')}
          label={t`Date of birth`}
          autoComplete="bday"
          hint={t`The price is for a driver who is ${age} at pick-up.`}
        />
      )}
    </PersonFields>
  );
}
