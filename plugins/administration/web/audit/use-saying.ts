import { useLingui } from '@lingui/react';
import { useFormat } from '@/core/i18n/use-format';
import { useAgency } from '@/core/tenant/agency';
import { actionName } from '../../say/actions';
import type { Saying } from '../../say/changes';
import { sayingOf } from '../../say/saying';
import { useKnown } from './use-known';

/** How the log's names and values are said on screen; `people` by the ids under which they were written down. */
export function useSaying(people: Readonly<Record<string, string>> = {}): Saying {
  const { i18n } = useLingui();
  const format = useFormat();
  const known = useKnown();
  const { currency } = useAgency();
  const write = {
    ...format,
    money: (money: Parameters<typeof format.money>[0]) => format.money(money, { own: true }),
  };
  return sayingOf({ say: i18n, write, known, currency, people });
}

/** What was done, in the language that is shown. */
export function useActionNames(): (action: string) => string {
  const { i18n } = useLingui();
  const known = useKnown();
  return (action) => actionName(action, i18n, known);
}
