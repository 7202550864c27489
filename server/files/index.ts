import { randomUUID } from 'node:crypto';
import { createBudget } from '../auth/budget';
import type { Config } from '../config/config';
import type { Database } from '../db/open';
import type { Tx } from '../db/types';
import type { RawRoute } from '../http/raw';
import type { Clock } from '../ports/services';
import type { PictureType } from './inspect';
import { idIn } from './path';
import type { Purpose } from './purposes';
import { fileRoutes } from './routes';
import { databaseFiles, type FileStore, type Owner } from './store';
import { createTickets, TICKET_MS } from './ticket';

export interface FilesParts {
  readonly config: Pick<Config, 'signingSecret' | 'rateFactor'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly store?: FileStore;
}

/** What one user may send: each picture costs a core a second at worst (SEC-42). */
const UPLOADS = { points: 30, seconds: 10 * 60 };

/** Who asks for an upload address, and what for. */
export interface Upload {
  readonly agencyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly purpose: Purpose;
  readonly type: PictureType;
}

export interface Files {
  readonly routes: readonly RawRoute[];
  /** An address for one file of this session's user, good for five minutes. */
  sign(upload: Upload): { url: string; expiresAt: string };
  /**
   * Keeps the file at this path as the owner's only one for the purpose, or none with null; false, and nothing is
   * changed, when the path names no file that the owner uploaded for it.
   */
  keepOnly(tx: Tx, owner: Owner, path: string | null): Promise<boolean>;
}

/** Uploaded files: signed addresses, checked and re-encoded on arrival, served on their agency's hosts only. */
export function createFiles(parts: FilesParts): Files {
  const { store = databaseFiles, clock } = parts;
  const { signingSecret, rateFactor } = parts.config;
  const tickets = createTickets(signingSecret);
  const budget = createBudget(parts.db, 'upload', UPLOADS.points * rateFactor, UPLOADS.seconds);
  return {
    routes: fileRoutes({ db: parts.db, clock, store, tickets, budget }),

    sign({ agencyId, ...upload }) {
      const expiresAt = clock.now().getTime() + TICKET_MS;
      const sealed = tickets.seal(agencyId, { ...upload, id: randomUUID(), expiresAt });
      return { url: `/files/upload/${sealed}`, expiresAt: new Date(expiresAt).toISOString() };
    },

    async keepOnly(tx, owner, path) {
      const id = idIn(path);
      if (path !== null && (id === null || !(await store.isOf(tx, id, owner)))) return false;
      await store.removeAllBut(tx, owner, id === null ? [] : [id]);
      return true;
    },
  };
}
