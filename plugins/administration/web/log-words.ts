import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { WordsOfLog } from '@/core/plugin';
import { installedLogWords } from '@/core/plugin/installed';
import { usePluginHost } from '@/core/plugin/react';
import { useQueries } from '@/core/query/query';

/** Words of the installed plugins, also of those that are off, for what their servers write down; null for a name that none of them has words for. */
export function useLogWords(): (name: string) => string | null {
  const { _ } = useLingui();
  const host = usePluginHost();
  const { data = {} } = useQuery<WordsOfLog>(
    {
      queryKey: ['log.words', Object.keys(host.registry)],
      queryFn: async () => {
        const given = await installedLogWords(host);
        const found = await Promise.allSettled(given.map(async ({ words }) => (await words()).default));
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
