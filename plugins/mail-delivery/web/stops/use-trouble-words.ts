import { useLingui } from '@lingui/react/macro';
import type { MailTrouble } from '../../contract/stops';

/** Why letters do not reach somebody. */
export function useTroubleWords(): (kind: MailTrouble['kind']) => string {
  const { t } = useLingui();
  const words: Record<MailTrouble['kind'], string> = {
    delayed: t`The mail server did not take it for now`,
    bounced: t`The address does not exist`,
    complained: t`Marked as spam`,
  };
  return (kind) => words[kind];
}
