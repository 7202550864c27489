import type { Tx } from '../db/types';
import './tables';

export interface FileKey {
  readonly agencyId: string;
  readonly id: string;
}

export interface Owner {
  readonly agencyId: string;
  readonly userId: string;
  readonly purpose: string;
}

export interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Where uploaded files are kept. Everything happens within the caller's transaction, so that a file and what refers
 * to it appear and disappear together; a file is never changed, only replaced by one of another id.
 */
export interface FileStore {
  save(tx: Tx, file: FileKey & Owner & StoredFile & { readonly at: Date }): Promise<void>;
  find(tx: Tx, key: FileKey): Promise<StoredFile | null>;
  /** Whether this file was uploaded by this user for this purpose. */
  isOf(tx: Tx, id: string, owner: Owner): Promise<boolean>;
  /** Deletes what the user uploaded for this purpose, but for these. */
  removeAllBut(tx: Tx, owner: Owner, ids: readonly string[]): Promise<void>;
}

/** Files in the database itself: safe with any number of processes, under row-level security, in every backup. */
export const databaseFiles: FileStore = {
  async save(tx, { agencyId, id, userId, purpose, type, bytes, at }) {
    await tx
      .insertInto('stored_file')
      .values({ agency_id: agencyId, id, user_id: userId, purpose, type, bytes, created_at: at })
      .execute();
  },

  async find(tx, { agencyId, id }) {
    const row = await tx
      .selectFrom('stored_file')
      .select(['type', 'bytes'])
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { type: row.type, bytes: Uint8Array.from(row.bytes) } : null;
  },

  async isOf(tx, id, { agencyId, userId, purpose }) {
    const row = await tx
      .selectFrom('stored_file')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return row !== undefined;
  },

  async removeAllBut(tx, { agencyId, userId, purpose }, ids) {
    await tx
      .deleteFrom('stored_file')
      .where('agency_id', '=', agencyId)
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
  },
};
