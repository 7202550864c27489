import { useAction } from '@/core/query/use-action';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { allowLetters } from '../../contract/stops';

interface AllowProps {
  id: string;
  email: string;
  onDone: () => unknown;
  /** Its words begin where those above it do. */
  flush?: boolean;
}

/** Lets letters go to an address again. */
export function Allow({ id, email, onDone, flush = false }: AllowProps) {
  const { t } = useLingui();
  const allow = useAction(allowLetters, { onDone, done: t`Emails go to ${email} again` });
  return (
    <Button
      size="small"
      variant="quiet"
      flush={flush}
      loading={allow.isPending}
      aria-label={t`Allow again: emails to ${email}`}
      onClick={() => allow.mutate({ input: { params: { id } } })}
    >
      {t`Allow again`}
    </Button>
  );
}
