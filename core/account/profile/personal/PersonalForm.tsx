import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCountryOptions } from '../../../i18n/countries';
import { ApiError } from '../../../api/error';
import { editProfile } from '../../../contract/profile';
import type { User } from '../../../contract/user';
import { useApiMutation } from '../../../state/query';
import { ErrorSummary, focusErrorSummary } from '../../../ui/ErrorSummary';
import { Grid, Stack } from '../../../ui/layout';
import { Select } from '../../../ui/Select';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { LeaveGuard } from '../LeaveGuard';
import { SaveBar } from '../SaveBar';
import { SettingsCard } from '../SettingsCard';
import { useForm } from '../use-form';
import { useOwnProfile } from '../use-own-profile';
import { HomeAirportField } from './HomeAirportField';
import { changesOf, formOf, isChanged, personalErrors } from './personal-form';
import * as css from '../Profile.css';

/** Personal information and home location, saved together (R174, R175, R176, R183). */
export function PersonalForm({ user }: { user: User }) {
  const { t } = useLingui();
  const saved = formOf(user);
  const form = useForm('profile', saved, personalErrors);
  const { bind } = form;
  const summary = useRef<HTMLDivElement>(null);
  const countries = useCountryOptions();
  const own = useOwnProfile();
  const changed = isChanged(form.values, saved);
  const save = useApiMutation(editProfile);

  const submit = async () => {
    if (!changed || save.isPending) return;
    if (!form.submit()) return focusErrorSummary(summary);
    const changes = changesOf(form.values, saved);
    try {
      await save.mutateAsync({ input: { body: changes } });
    } catch (error) {
      if (error instanceof ApiError && form.refuse(error.fields)) focusErrorSummary(summary);
      toast.error(t`Error while updating profile`);
      return;
    }
    const { firstName, lastName, phone, ...home } = { ...form.values, ...changes };
    own.patch({ firstName, lastName, name: `${firstName} ${lastName}`.trim(), phone: phone || null, home });
    form.reset({ ...form.values, ...changes });
    toast.success(t`Data updated successfully`);
    const fresh = await own.refresh();
    if (fresh) form.settle(formOf(fresh), { ...form.values, ...changes });
  };

  return (
    <form
      className={css.form}
      noValidate
      aria-label={t`Personal information`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveGuard active={changed} />
      <Stack gap={20}>
        <ErrorSummary ref={summary} errors={form.summary} />
        <SettingsCard title={t`Your details`} note={t`As in your passport or identity card.`}>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <TextField {...bind('firstName')} label={t`First name`} autoComplete="given-name" required />
            <TextField {...bind('lastName')} label={t`Last name`} autoComplete="family-name" required />
            <TextField
              id="profile-email"
              label={t`Email`}
              type="email"
              value={user.email}
              onChange={() => undefined}
              readOnly
              hint={t`You sign in with this address. It can't be changed here.`}
            />
            <TextField
              {...bind('phone')}
              label={t`Phone`}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              optional
              hint={t`With country code, such as +1 212 555 0100`}
            />
          </Grid>
        </SettingsCard>
        <SettingsCard
          title={t`Home location`}
          note={t`Where you live, and the airport you usually leave from.`}
        >
          <Stack gap={16}>
            <HomeAirportField {...bind('homeAirport')} />
            <TextField
              {...bind('streetAddress')}
              label={t`Street address`}
              autoComplete="street-address"
              required
            />
            <Grid columns={{ phone: 1, tablet: 2 }}>
              <Select
                {...bind('country')}
                label={t`Country`}
                placeholder={t`Choose`}
                autoComplete="country"
                required
                options={countries}
              />
              <TextField {...bind('state')} label={t`State`} autoComplete="address-level1" required />
              <TextField {...bind('city')} label={t`City`} autoComplete="address-level2" required />
              <TextField
                {...bind('zipCode')}
                label={t`Zip code`}
                autoComplete="postal-code"
                maxLength={10}
                optional
              />
            </Grid>
          </Stack>
        </SettingsCard>
        {changed && <SaveBar pending={save.isPending} onDiscard={() => form.reset(saved)} />}
      </Stack>
    </form>
  );
}
