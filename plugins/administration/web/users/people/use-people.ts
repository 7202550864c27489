import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAddress } from '@/core/address/use-address';
import { useApiQuery, useQueries } from '@/core/query/query';
import { listInvitations } from '../../../contract/invitations';
import { listTasks } from '../../../contract/tasks';
import { getAgent, getClient, listAgents, listClients } from '../../../contract/users';
import { agentFilterOf, clientFilterOf, PeopleSearch, windowOf } from './address';

/** The address of the list that is shown, and how it is changed; a new narrowing begins on its first page. */
export function usePeopleAddress() {
  const search = useAddress(PeopleSearch);
  const navigate = useNavigate();
  const change = (part: Partial<PeopleSearch>): void =>
    void navigate({
      to: '.',
      search: (before: PeopleSearch) => ({ ...before, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    } as never);
  return { search, change };
}

/** One page of clients. */
export const useClients = (search: PeopleSearch) =>
  useApiQuery(
    listClients,
    { query: { ...clientFilterOf(search), ...windowOf(search) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** One page of sales agents. */
export const useAgents = (search: PeopleSearch) =>
  useApiQuery(
    listAgents,
    { query: { ...agentFilterOf(search), ...windowOf(search) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** Has every list and every page of people asked for anew, after one of them has changed. */
export function usePeopleRefresh(): () => Promise<void> {
  const queries = useQueries();
  return async () => {
    await Promise.all(
      [listClients, getClient, listAgents, getAgent, listInvitations, listTasks].map(({ method, path }) =>
        queries.invalidateQueries({ queryKey: [method, path] }),
      ),
    );
  };
}
