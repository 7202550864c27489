import { useLingui } from '@lingui/react/macro';
import { messageOf } from '../contract/message-of';
import type { AnyEndpoint, InputOf } from '../contract/endpoint';
import type { Translate } from '../i18n/server-messages';
import { useApiMutation } from '../query/query';
import { toast } from '../ui/toast';

interface SendMail<E extends AnyEndpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Where it goes, when that is known here. */
  email: string | null;
  translate: Translate;
  onEnd?: () => void;
}

/** Sends a booking's confirmation to its contact once more and tells how that went. */
export function useSendMail<E extends AnyEndpoint>({
  endpoint,
  input,
  email,
  translate,
  onEnd = () => undefined,
}: SendMail<E>) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiMutation(endpoint, {
    onSuccess: () => toast.success(email ? t`Itinerary sent to ${email}` : t`Itinerary sent to the traveler`),
    onError: (error) => toast.error(translate(messageOf(error))),
    onSettled: onEnd,
  });
  return { pending: isPending, send: () => mutate({ input }) };
}
