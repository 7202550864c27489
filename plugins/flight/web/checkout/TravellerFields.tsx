import { useLingui } from '@lingui/react/macro';
import { AskedFields } from '@/core/fields/AskedFields';
import { PersonSection } from '@/core/selling/checkout/form/PersonSection';
import type { FormFields } from '@/core/forms/use-app-form';
import { Button } from '@/core/ui/actions/Button';
import { DateEntryField } from '@/core/ui/dates/DateEntryField';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { Search } from '@/core/ui/pictures/icons';
import { Select } from '@/core/ui/choices/Select';
import { GENDERS, titlesFor, type Asks, type PassengerType } from '../../contract';
import { useTravellerWords } from '../traveller-words';
import { fieldsOfSaved } from './saved-traveller';
import { LoyaltyFields, PASSPORT } from './PaperFields';
import { inLatin, isLatin } from '@/core/contract/people/latin';
import { TextField, type TextFieldProps } from '@/core/ui/fields/TextField';

interface TravellerFieldsProps {
  state: FormFields;
  index: number;
  code: PassengerType;
  /** The only traveller is probably the person at the keyboard, so the browser may fill in the names. */
  alone: boolean;
  /** What the offer asks for beside names. */
  asks?: Asks | undefined;
  /** Searches for a fare of the right age; absent where this one is. */
  onSearchAgain?: (() => void) | undefined;
}

/** Who flies, as in the passport (R220, R222, R223). */
export function TravellerFields({ state, index, code, alone, asks, onSearchAgain }: TravellerFieldsProps) {
  const { t } = useLingui();
  const words = useTravellerWords();
  const traveller = `travellers.${index}`;
  const at = (field: string) => `${traveller}.${field}`;
  const section = `section-traveler-${index + 1}`;
  const fill = (token: string) => (alone ? token : `${section} ${token}`);
  const priced = asks?.ages?.said[index] ?? null;
  const ofType = { ADT: words.ages('adults'), CHD: words.ages('children'), INF: words.ages('infants') }[code];
  const ages = priced === null ? ofType : words.aged(priced);
  const number = index + 1;
  const birthDate = state.bind(at('birthDate'));
  const genders = { M: t`Male`, F: t`Female`, X: t`Unspecified (X)` };
  return (
    <PersonSection
      state={state}
      at={traveller}
      title={t`Traveler ${number}: ${words.type(code)}`}
      note={t`${ages}. Names exactly as in the passport or identity card.`}
      saved={(traveler) => fieldsOfSaved(traveler, code)}
    >
      <Stack gap={16}>
        <Grid columns={{ phone: 2, tablet: 4 }}>
          <Select
            {...state.bind(at('title'))}
            label={t`Title`}
            placeholder={t`Choose`}
            autoComplete={fill('honorific-prefix')}
            aria-required
            options={titlesFor(code).map((value) => ({ value, label: words.title(value, code) }))}
          />
          <Select
            {...state.bind(at('gender'))}
            label={t`Gender`}
            placeholder={t`Choose`}
            autoComplete={fill('sex')}
            aria-required
            options={GENDERS.map((value) => ({ value, label: genders[value] }))}
          />
        </Grid>
        <Grid columns={{ phone: 1, tablet: 3 }}>
          <TicketName
            state={state}
            path={at('firstName')}
            label={t`First name`}
            autoComplete={fill('given-name')}
          />
          <TicketName
            state={state}
            path={at('middleName')}
            label={t`Middle name`}
            autoComplete={fill('additional-name')}
            optional
          />
          <TicketName
            state={state}
            path={at('lastName')}
            label={t`Last name`}
            autoComplete={fill('family-name')}
          />
        </Grid>
        <Stack gap={8}>
          <DateEntryField
            {...birthDate}
            label={t`Date of birth`}
            {...(alone ? { autoComplete: 'bday' as const } : {})}
          />
          {onSearchAgain && birthDate.error && (
            <Inline>
              <Button variant="soft" size="small" icon={Search} onClick={onSearchAgain}>
                {t`Search again with the right age`}
              </Button>
            </Inline>
          )}
        </Stack>
        {asks?.passport && <AskedFields state={state} at={traveller} fields={PASSPORT} columns={3} />}
        {asks && asks.loyalty.length > 0 && <LoyaltyFields state={state} at={at} airlines={asks.loyalty} />}
      </Stack>
    </PersonSection>
  );
}

/** A name as on the ticket. Of one in other letters, it proposes what the passport most likely makes; a press takes it over. */
function TicketName({
  state,
  path,
  ...field
}: Pick<TextFieldProps, 'label' | 'autoComplete' | 'optional'> & { state: FormFields; path: string }) {
  const { t } = useLingui();
  const name = state.value(path);
  const latin = isLatin(name) ? null : inLatin(name);
  const take = (proposed: string) => {
    state.set(path, proposed);
    document.getElementById(state.bind(path).id)?.focus();
  };
  return (
    <Stack gap={4}>
      <TextField {...state.bind(path)} {...field} aria-required={!field.optional} />
      {latin && <Button variant="soft" size="small" onClick={() => take(latin)}>{t`Use “${latin}”`}</Button>}
    </Stack>
  );
}
