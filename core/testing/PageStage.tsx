import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Api } from '../api/client';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { emptySession, sessionAtom } from '../session/session';
import type { Agency } from '../contract/site/agency';
import type { User } from '../contract/people/user';
import { createHost } from '../plugin/host';
import type { Registry } from '../plugin';
import { createAppRouter } from '../app/create';
import { agencyAtom } from '../tenant/agency';
import { bootstrapAtom, EMPTY_BOOTSTRAP, type PageBootstrap } from '../tenant/bootstrap';
import { shownModeAtom, themeModeAtom } from '../tenant/theme-mode';
import type { Input } from './fake-api';
import { PageAround } from './PageAround';

/** What the API answers, by path, or makes of what was sent; an ApiError rejects, `pending` never answers. */
export type Answers = Readonly<Record<string, unknown>>;
export const pending = Symbol('pending');

/** An API that gives fixed answers. */
export function answering(answers: Answers): Api {
  const call = async ({ path }: { path: string }, input: Input = {}) => {
    const given = answers[path];
    const answer: unknown = typeof given === 'function' ? (given as (input: Input) => unknown)(input) : given;
    if (answer === pending) return new Promise(() => undefined);
    if (answer === undefined) return Promise.reject(new ApiError(404, 'NOT_FOUND', 'Data not found'));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { call } as unknown as Api;
}

export interface PageStageProps {
  path: string;
  agency: Agency;
  user?: User;
  answers?: Answers;
  registry?: Registry;
  bootstrap?: Partial<PageBootstrap>;
  mode?: 'light' | 'dark';
}

function build({ path, agency, user, answers = {}, registry = {}, bootstrap = {}, mode }: PageStageProps) {
  const store = createStore();
  const host = createHost({ registry });
  store.set(
    apiAtom,
    answering({
      '/api/agency/navigations': { data: [] },
      ...(user ? { '/api/user/getProfile': { data: user } } : {}),
      ...answers,
    }),
  );
  store.set(agencyAtom, agency);
  store.set(bootstrapAtom, { ...EMPTY_BOOTSTRAP, agency, ...bootstrap });
  if (mode && store.get(shownModeAtom) !== mode) store.set(themeModeAtom, mode);
  if (user)
    store.set(sessionAtom, { ...emptySession(), user: { role: 'agent', ...user }, authenticated: true });
  const { router } = createAppRouter(
    host,
    {
      agency: () => agency,
      hasToken: () => user !== undefined,
      user: () => (user ? Promise.resolve(user) : Promise.reject(new Error('Nobody is signed in'))),
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  return { store, host, router };
}

/** The whole page at an address, with fixed answers instead of a server: for stories of screens. */
export function PageStage(props: PageStageProps) {
  const [{ store, host, router }] = useState(() => build(props));
  const [ready, setReady] = useState(false);
  const { agency, path } = props;
  useEffect(() => {
    void host
      .activate(agency)
      .then(() => host.open(path.split('?')[0]!))
      .then(() => setReady(true));
  }, [host, agency, path]);
  if (!ready) return null;
  return <PageAround {...{ store, host, router }} />;
}
