import { useLingui } from '@lingui/react/macro';
import type { Way } from '../contract/delivery';

/** What the ways are called by which letters leave. */
export function useWayWords() {
  const { t } = useLingui();
  const labels: Record<Way, string> = {
    platform: t`The platform’s mail service`,
    mailgun: t`Your own Mailgun account`,
    smtp: t`Your own mail server`,
  };
  const hints: Record<Way, string> = {
    platform: t`Nothing to set up but the records of the domain`,
    mailgun: t`With your API key; your emails count in your account`,
    smtp: t`Any server that accepts emails from your address`,
  };
  return { label: (way: Way) => labels[way], hint: (way: Way) => hints[way] };
}
