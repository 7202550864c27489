import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '../../../places/countries';
import type { User } from '../../../contract/people/user';
import { Grid, Stack } from '../../../ui/content/layout';
import { Select } from '../../../ui/choices/Select';
import { TextField } from '../../../ui/fields/TextField';
import { LeaveGuard } from '../LeaveGuard';
import { HomeAirportField } from './HomeAirportField';
import { detailsErrors, detailsOf, homeErrors, homeOf } from './personal-form';
import { useCard } from './use-card';
import type { ReactNode } from 'react';
import type { AppForm } from '../../../forms/use-app-form';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { SaveBar } from '../SaveBar';
import { SectionCard } from '../../../ui/content/SectionCard';
import * as css from '../Profile.css';

interface CardFormProps {
  title: string;
  note: string;
  card: {
    summary: AppForm['summary'];
    changed: boolean;
    isPending: boolean;
    submit: () => Promise<void>;
    discard: () => void;
  };
  children: ReactNode;
}

/** A card with a save of its own. */
const CardForm = ({ title, note, card, children }: CardFormProps) => (
  <form
    className={css.form}
    noValidate
    aria-label={title}
    onSubmit={(event) => {
      event.preventDefault();
      void card.submit();
    }}
  >
    <Stack gap={20}>
      <ErrorSummary {...card.summary} />
      <SectionCard title={title} note={note}>
        {children}
      </SectionCard>
      {card.changed && <SaveBar of={title} pending={card.isPending} onDiscard={card.discard} />}
    </Stack>
  </form>
);

/** Personal information and home location, each saved for itself (R174, R175, R176, R183). */
export function PersonalForm({ user }: { user: User }) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const details = useCard({
    user,
    read: detailsOf,
    check: detailsErrors,
    patchOf: ({ firstName, lastName, phone }) => ({
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      phone: phone || null,
    }),
    keep: `details:${user._id}`,
  });
  const home = useCard({
    user,
    read: homeOf,
    check: homeErrors,
    patchOf: (stored) => ({ home: stored }),
    keep: `home:${user._id}`,
  });
  return (
    <Stack gap={20}>
      <LeaveGuard active={details.changed || home.changed} />
      <CardForm title={t`Your details`} note={t`As in your passport or identity card.`} card={details}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            {...details.bind('firstName')}
            label={t`First name`}
            autoComplete="given-name"
            required
          />
          <TextField {...details.bind('lastName')} label={t`Last name`} autoComplete="family-name" required />
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
            {...details.bind('phone')}
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
            hint={t`With country code, such as +1 212 555 0100`}
          />
        </Grid>
      </CardForm>
      <CardForm
        title={t`Home location`}
        note={t`Where you live, and the airport you usually leave from.`}
        card={home}
      >
        <Stack gap={16}>
          <HomeAirportField {...home.bind('homeAirport')} />
          <TextField
            {...home.bind('streetAddress')}
            label={t`Street address`}
            autoComplete="street-address"
            required
          />
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <Select
              {...home.bind('country')}
              label={t`Country`}
              placeholder={t`Choose`}
              autoComplete="country"
              required
              options={countries}
            />
            <TextField {...home.bind('state')} label={t`State`} autoComplete="address-level1" required />
            <TextField {...home.bind('city')} label={t`City`} autoComplete="address-level2" required />
            <TextField {...home.bind('zipCode')} label={t`Zip code`} autoComplete="postal-code" optional />
          </Grid>
        </Stack>
      </CardForm>
    </Stack>
  );
}
