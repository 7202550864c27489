import type {} from '../db/types';

interface StoredFileTable {
  agency_id: string;
  id: string;
  user_id: string;
  purpose: string;
  type: string;
  bytes: Uint8Array;
  created_at: Date;
}

/** Upload addresses that were used; kept until they would have expired anyway. */
interface SpentUploadTable {
  agency_id: string;
  id: string;
  expires_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    stored_file: StoredFileTable;
    spent_upload: SpentUploadTable;
  }
}
