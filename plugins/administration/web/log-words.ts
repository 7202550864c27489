import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { WordsOfLog } from '@/core/plugin';
import { useContributions, usePluginHost } from '@/core/plugin/react';
import { useQueries } from '@/core/state/query';

/** Words of the installed products for what their servers write down; null for a name that none of them has words for. */
export function useLogWords(): (name: string) => string | null {
  const { _ } = useLingui();
  const host = usePluginHost();
  const contributed = useContributions('log.words');
  const { data = {} } = useQuery<WordsOfLog>(
    {
      queryKey: ['log.words', ...contributed.map(({ plugin, id }) => `${plugin}/${id}`)],
      queryFn: async () => {
        const found = await Promise.allSettled(
          contributed.map(async ({ plugin, words }) => {
            const [{ default: own }] = await Promise.all([words(), host.words(plugin)]);
            return own;
          }),
        );
        return Object.assign(
          {},
          ...found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
        ) as WordsOfLog;
      },
      staleTime: Infinity,
      networkMode: 'always',
    },
    useQueries(),
  );
  return (name) => (data[name] ? _(data[name]) : null);
}
