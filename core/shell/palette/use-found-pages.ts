import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useApi } from '../../api/context';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import type { Contribution, FoundPage, PaletteSearch } from '../../plugin';
import { useContributions, useServed } from '../../plugin/react';
import { useQueries } from '../../query/query';
import { namedIcons } from '../frame/named-icons';
import type { Command } from './commands';

const SHORTEST = 2;
/** Who types on has not asked yet. */
const PAUSE_MS = 150;

type Found = FoundPage & { plugin: string };

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((go, stop) => {
    const timer = setTimeout(go, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(new DOMException('Typed on', 'AbortError'));
    });
  });

/** Pages of plugins that answer to what was typed, for staff. A finder that fails finds nothing. */
export function useFoundPages(text: string): { commands: Command[]; isSearching: boolean } {
  const { _ } = useLingui();
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const finders = useContributions('palette.finders');
  const typed = text.trim();
  const userType = user?.userType;
  const isAsking = typed.length >= SHORTEST && isTravelAgent(userType);
  useServed(isAsking ? undefined : []);
  const enabled = isAsking && finders.length > 0;
  const ask = async (
    { plugin, find }: Contribution<'palette.finders'>,
    search: PaletteSearch,
  ): Promise<Found[]> => {
    const { default: run } = await find();
    return (await run(search)).map((page) => ({ ...page, plugin }));
  };
  const query = useQuery<Found[]>(
    {
      queryKey: ['palette.finders', typed, finders.length],
      queryFn: async ({ signal }) => {
        await pause(signal);
        const search: PaletteSearch = { text: typed, userType: userType!, api, say: _, signal };
        const answers = await Promise.allSettled(finders.map((finder) => ask(finder, search)));
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      },
      enabled,
      staleTime: 10_000,
      // What was found stays in view while more is typed, so that the list does not flicker.
      placeholderData: keepPreviousData,
      networkMode: 'always',
    },
    useQueries(),
  );
  const found = enabled ? (query.data ?? []) : [];
  return {
    isSearching: enabled && query.isFetching,
    commands: found.map(({ plugin, id, label, detail, icon, to, search }) => ({
      id: `found:${plugin}/${id}`,
      group: 'pages',
      label: typeof label === 'string' ? label : _(label),
      ...(detail ? { detail } : {}),
      icon: namedIcons[icon],
      run: () => void navigate({ to, ...(search ? { search } : {}) } as LinkProps as never),
    })),
  };
}
