import { useLingui } from '@lingui/react/macro';

/** The steps of roundness in words, by their number as text. */
export function useRoundnessNames(): Record<'0' | '1' | '1.5', string> {
  const { t } = useLingui();
  return { '0': t`Square`, '1': t`Soft`, '1.5': t`Round` };
}
