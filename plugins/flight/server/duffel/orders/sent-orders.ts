import type { Migration } from '@/server/db/types';
import { noteTable } from '@/server/selling/duffel/sent-orders';

export const BOOKS = 'flight_duffel';
export const duffelMigration: Migration = { id: 'flight-duffel-001-note', sql: noteTable(BOOKS) };
