import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { inLatin, isLatin } from '@/core/contract/people/latin';
import type { Drawn, Kind } from '@/core/fields/field';
import { drafts } from '@/core/forms/drafts';
import type { Typed } from '@/core/selling/checkout/form/asked';
import { Button } from '@/core/ui/actions/Button';
import { Select } from '@/core/ui/choices/Select';
import { Inline, Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import { Search } from '@/core/ui/pictures/icons';
import { toCriteria, type FilledCriteria } from '../search/criteria/criteria';
import { useCarriers } from '../search/options/carriers';

/** A name as on the ticket. */
export const ticketName: Kind<string> = { draw: (field) => <TicketName {...field} /> };

/** Of a name in other letters, it proposes what the passport most likely makes; a press takes it over. */
function TicketName({ value, ...field }: Drawn<string>) {
  const { t } = useLingui();
  const name = value ?? '';
  const latin = isLatin(name) ? null : inLatin(name);
  const take = (proposed: string) => {
    field.onChange(proposed);
    if (field.id) document.getElementById(field.id)?.focus();
  };
  return (
    <Stack gap={4}>
      <TextField {...field} value={name} aria-required={!field.optional} />
      {latin && <Button variant="soft" size="small" onClick={() => take(latin)}>{t`Use “${latin}”`}</Button>}
    </Stack>
  );
}

/** One of the airlines whose numbers are taken. */
export const program = (airlines: readonly string[]): Kind<string> => ({
  draw: (field) => <Program {...field} airlines={airlines} />,
});

function Program({ airlines, value, ...field }: Drawn<string> & { airlines: readonly string[] }) {
  const { t } = useLingui();
  const { options } = useCarriers();
  const nameOf = (code: string) => options.find((each) => each.value === code)?.label ?? code;
  const none = { value: '', label: t`None` };
  return (
    <Select
      {...field}
      value={value ?? ''}
      placeholder={t`None`}
      options={[none, ...airlines.map((code) => ({ value: code, label: nameOf(code) }))]}
    />
  );
}

/** What was typed stands under this name until the checkout of the flight that is searched for instead. */
export const CARRIED = 'flight-again';

/** Leads to fares of the ages that were typed, and keeps the rest for their checkout. */
export function SearchAgain({ form, search }: { form: Typed; search: FilledCriteria }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const again = () => {
    drafts.keep(CARRIED, form);
    void navigate(linkTo('/booknow/flights/search', toCriteria(search)));
  };
  return (
    <Inline>
      <Button variant="soft" size="small" icon={Search} onClick={again}>
        {t`Search again with the right age`}
      </Button>
    </Inline>
  );
}
