import type { SavedTraveler } from '@/core/contract';
import type { Generated } from 'kysely';
import type {} from '../db/types';

interface SavedTravelerTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  title: SavedTraveler['title'];
  first_name: string;
  middle_name: string;
  last_name: string;
  gender: SavedTraveler['gender'];
  /** `YYYY-MM-DD` */
  birth_date: string | null;
  email: string;
  phone: string;
  nationality: string | null;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    saved_traveler: SavedTravelerTable;
  }
}
