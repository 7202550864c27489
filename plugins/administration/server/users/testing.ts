import { testServer, type Answer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

export const A = 'alpha.localhost';

/** Two agencies with the back office, and an owner who is signed in. */
export async function office(options: { background?: boolean } = {}) {
  const it = await testServer({
    plugins: [{ id: 'administration', activatedBy: { always: true }, plugin: administration }],
    config: { rateFactor: 100 },
    ...options,
  });
  const tokens: Record<string, string> = {};
  for (const name of ['owner', 'agent', 'restricted', 'client'] as const)
    tokens[name] = await it.login('alpha', name);
  const alpha = it.agencies['alpha']!;
  return {
    it,
    tokens,
    users: alpha.users,
    agencyId: alpha.id,
    ask: (method: string, path: string, body?: unknown, who = 'owner'): Promise<Answer> =>
      it.request(A, method, path, { body, token: tokens[who] ?? who }),
    addClient: (email: string, more: object = {}) => addClient(it, alpha.id, email, more),
    auditOf: (action: string) =>
      it.db.withTenant(alpha.id, (tx) =>
        tx.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute(),
      ),
  };
}

export type Office = Awaited<ReturnType<typeof office>>;

/** Writes a client whose address is verified; returns the id. */
const addClient = (it: TestServer, agencyId: string, email: string, more: object): Promise<string> =>
  it.db.withTenant(agencyId, async (tx) => {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        agency_id: agencyId,
        email,
        first_name: 'Nadia',
        last_name: 'Okafor',
        email_verified: true,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

export const said = ({ status, json }: Answer): [number, string] => [status, json.message ?? json.data];
