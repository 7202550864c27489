import { chance } from '@/server/selling/supplier/chance';
import { daysBetween } from '@/server/selling/supplier/time';
import type { Hotel, RoomKind } from '../content/hotel';
import { type Demand, demandOn } from './demand';
import { datesOf, type Stay } from '@/plugins/hotel/contract/stay';

/** Days before arrival from which a property fills up. */
const FILLS_FROM = 120;
const QUIET = 0.2;
const BY_DEMAND = 0.28;
const BY_LEAD = 0.3;
const BY_CHANCE = 0.45;

/** The share of a kind's rooms that others have for a night already; 1 or more is all of them. */
function taken(hotel: Hotel, room: RoomKind, date: string, demand: Demand, today: string): number {
  const lead = Math.min(FILLS_FROM, Math.max(0, daysBetween(today, date)));
  return (
    QUIET +
    BY_DEMAND * (demandOn(date, demand) - 1) +
    BY_LEAD * (1 - lead / FILLS_FROM) +
    BY_CHANCE * chance('taken', hotel.id, room.id, date)
  );
}

/** Rooms of a kind that are free in every night of a stay: 0 when one night is sold out. */
export function roomsLeft(hotel: Hotel, room: RoomKind, stay: Stay, demand: Demand, today: string): number {
  const free = datesOf(stay).map((date) =>
    Math.floor(room.count * (1 - taken(hotel, room, date, demand, today)) + 0.5),
  );
  return Math.max(0, Math.min(...free));
}
