import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOf } from '../i18n/words-of';
import { isActiveAgency, useAgency } from '../tenant/agency';
import { Alert } from '../ui/feedback/Alert';

/** Why nobody can sign in or up here (R093); draws nothing on an active agency. */
export function InactiveAgencyAlert() {
  const { t } = useLingui();
  if (isActiveAgency(useAgency())) return null;
  return <Alert tone="danger">{t`Agency is inactive, Please contact the administrator`}</Alert>;
}

/** The server's words in red, translated where they are known (R100, R137, R138). */
export function FailureAlert({ error, action }: { error: unknown; action?: ReactNode }) {
  if (error === null || error === undefined) return null;
  return (
    <Alert tone="danger" live action={action}>
      {wordsOf(error)}
    </Alert>
  );
}
