import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { toast } from '@/core/ui/feedback/toast';
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
  const allow = useApiMutation(allowLetters, {
    onSuccess: async () => {
      await onDone();
      toast.success(t`Emails go to ${email} again`);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
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
