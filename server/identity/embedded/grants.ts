import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import { json } from '../../db/json';
import type { Db } from '../../db/types';
import '../tables';
import { Identity } from '../types';

/** Codes and tokens are used within seconds; who reads the page a while longer starts anew. */
const GRANT_MS = 2 * 60_000;

export type GrantKind = 'code' | 'token';

const hashOf = (grant: string) => createHash('sha256').update(grant).digest('base64url');

/** What the embedded provider hands out: 192 random bits, stored as a hash, good for one use within two minutes. */
export function createGrants(db: Db, now: () => Date) {
  return {
    issue(agencyId: string, kind: GrantKind, identity: Identity): Promise<string> {
      const grant = randomBytes(24).toString('base64url');
      return db.withTenant(agencyId, async (tx) => {
        await tx
          .deleteFrom('demo_identity_grant')
          .where('agency_id', '=', agencyId)
          .where('expires_at', '<', now())
          .execute();
        await tx
          .insertInto('demo_identity_grant')
          .values({
            agency_id: agencyId,
            grant_hash: hashOf(grant),
            kind,
            identity: json(identity),
            expires_at: new Date(now().getTime() + GRANT_MS),
          })
          .execute();
        return grant;
      });
    },

    /** Whom the grant stands for, once; null for one that is unknown, used, expired or another agency's. */
    async redeem(agencyId: string, kind: GrantKind, grant: string): Promise<Identity | null> {
      const row = await db.withTenant(agencyId, (tx) =>
        tx
          .deleteFrom('demo_identity_grant')
          .where('agency_id', '=', agencyId)
          .where('kind', '=', kind)
          .where('grant_hash', '=', hashOf(grant))
          .where('expires_at', '>', now())
          .returning('identity')
          .executeTakeFirst(),
      );
      const identity = z.safeParse(Identity, row?.identity);
      return identity.success ? identity.data : null;
    },
  };
}
export type Grants = ReturnType<typeof createGrants>;
