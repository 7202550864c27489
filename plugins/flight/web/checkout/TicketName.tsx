import { useLingui } from '@lingui/react/macro';
import { inLatin, isLatin } from '@/core/contract/people/latin';
import { TypedField } from '@/core/forms/TypedField';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';

/** A name as on the ticket. Of one in other letters, it proposes what the passport most likely makes; a press takes it over. */
export function TicketName(props: Parameters<typeof TypedField>[0]) {
  const { t } = useLingui();
  const { state, path } = props;
  const name = state.value(path);
  const latin = isLatin(name) ? null : inLatin(name);
  const take = (proposed: string) => {
    state.set(path, proposed);
    document.getElementById(state.bind(path).id)?.focus();
  };
  return (
    <Stack gap={4}>
      <TypedField {...props} />
      {latin && <Button variant="soft" size="small" onClick={() => take(latin)}>{t`Use “${latin}”`}</Button>}
    </Stack>
  );
}
