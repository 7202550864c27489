/** R247 */
export const HOTEL_MAX_ROOMS = 6;
/** R248, R249 */
export const HOTEL_NEW_ROOM = { adults: 2, childAges: [] } as const;
/** R250 */
export const HOTEL_CHILD_AGE_DEFAULT = 10;
/** Of one room (G30, G82). */
export const ROOM_ADULTS = { min: 1, max: 5 } as const;
export const ROOM_CHILDREN = { min: 0, max: 5 } as const;
/** Whole years at the day of arrival (G83). */
export const CHILD_AGES = { min: 0, max: 17 } as const;

/** Who sleeps in one room. */
export interface Party {
  readonly adults: number;
  /** Whole years at the day of arrival. */
  readonly childAges: readonly number[];
}

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

export type PartyProblem = 'guests' | 'childAge';

/** What is wrong with who is to sleep in a room (G30, G82, G83); `null` when nothing is. */
export function checkParty({ adults, childAges }: Party): PartyProblem | null {
  if (!within(adults, ROOM_ADULTS) || !within(childAges.length, ROOM_CHILDREN)) return 'guests';
  return childAges.every((age) => within(age, CHILD_AGES)) ? null : 'childAge';
}

/** R247, R248: one room more, for two adults; the same rooms when there are six already. */
export const withRoom = (rooms: readonly Party[]): readonly Party[] =>
  rooms.length < HOTEL_MAX_ROOMS ? [...rooms, HOTEL_NEW_ROOM] : rooms;

/** R250: one child more in a room, of an age to be changed; the same room when it is full of children. */
export const withChild = (room: Party): Party =>
  room.childAges.length < ROOM_CHILDREN.max
    ? { ...room, childAges: [...room.childAges, HOTEL_CHILD_AGE_DEFAULT] }
    : room;

export const guestsOf = (rooms: readonly Party[]): { adults: number; children: number } => ({
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
});
