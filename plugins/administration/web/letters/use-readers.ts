import { useLingui } from '@lingui/react/macro';
import type { LetterReader } from '@/core/contract/letters';

/** Whom letters are written to, in words. */
export function useReaders(): Readonly<Record<LetterReader, string>> {
  const { t } = useLingui();
  return {
    client: t`To the client`,
    agent: t`To the agent`,
    owner: t`To you as the owner`,
    anybody: t`To the account holder`,
  };
}
