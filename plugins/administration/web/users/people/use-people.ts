import { useList } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { useRenew } from '@/core/query/query';
import { listInvitations } from '../../../contract/invitations';
import { listTasks } from '../../../contract/tasks';
import { getAgent, getClient, listAgents, listClients } from '../../../contract/users';
import { agentFilterOf, clientFilterOf, PeopleSearch, windowOf } from './address';

const NARROWED_BY = ['find', 'status', 'agent', 'restricted'] as const;

/** One page of clients. */
export const useClients = () =>
  useList(
    PeopleSearch,
    NARROWED_BY,
    (search, window) =>
      callOf(listClients, { query: { ...clientFilterOf(search), ...windowOf(search, window) } }),
    { staleTime: 0 },
  );

/** One page of sales agents. */
export const useAgents = () =>
  useList(
    PeopleSearch,
    NARROWED_BY,
    (search, window) =>
      callOf(listAgents, { query: { ...agentFilterOf(search), ...windowOf(search, window) } }),
    { staleTime: 0 },
  );

export type PeopleList<Row> = ReturnType<typeof useList<PeopleSearch, { data: Row[]; totalCount: number }>>;

/** Has every list and every page of people asked for anew, after one of them has changed. */
export const usePeopleRefresh = () =>
  useRenew(listClients, getClient, listAgents, getAgent, listInvitations, listTasks);
