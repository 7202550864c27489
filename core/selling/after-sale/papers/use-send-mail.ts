import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/context';
import { wordsOf } from '../../../i18n/words-of';
import { ask, type Call } from '../../../query/call';
import { useQueries } from '../../../query/query';
import { toast } from '../../../ui/feedback/toast';

interface SendMail {
  call: Call<unknown>;
  /** Where it goes. */
  email: string;
}

/** Sends a booking's confirmation to its contact once more and tells how that went. */
export function useSendMail({ call, email }: SendMail) {
  const { t } = useLingui();
  const api = useApi();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => ask(api, call),
      onSuccess: () => toast.success(t`Itinerary sent to ${email}`),
      onError: (error) => toast.error(wordsOf(error)),
    },
    useQueries(),
  );
  return { pending: isPending, send: () => mutate() };
}
