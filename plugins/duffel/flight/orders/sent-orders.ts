import { noteMigration } from '@/server/selling/supplier/outside/sent-orders';

export const BOOKS = 'flight_duffel';
export const duffelMigration = noteMigration('flight-duffel-001-note', BOOKS);
