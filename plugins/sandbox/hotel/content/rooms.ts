import { pick } from '@/server/selling/supplier/chance';
import type { PropertyKind } from '@/plugins/hotel/contract/vocabulary';
import type { RoomKind } from './hotel';

type Sort = Omit<RoomKind, 'id' | 'count' | 'view'>;

const DOUBLE: Sort = {
  name: 'Double room',
  beds: [{ bed: 'queen', count: 1 }],
  area: 18,
  maxAdults: 2,
  maxGuests: 2,
  factor: 1,
  accessible: false,
};
const TWIN: Sort = {
  ...DOUBLE,
  name: 'Twin room',
  beds: [{ bed: 'single', count: 2 }],
  area: 20,
  accessible: true,
};
const FAMILY: Sort = {
  ...DOUBLE,
  name: 'Family room',
  beds: [
    { bed: 'queen', count: 1 },
    { bed: 'bunk', count: 1 },
  ],
  area: 30,
  maxGuests: 4,
  factor: 1.5,
};
const SUITE: Sort = {
  ...DOUBLE,
  name: 'Suite with sofa bed',
  beds: [
    { bed: 'king', count: 1 },
    { bed: 'sofa', count: 1 },
  ],
  area: 42,
  maxGuests: 4,
  factor: 2.1,
};
const DORM: Sort = {
  ...DOUBLE,
  name: 'Private room with bunk bed',
  beds: [{ bed: 'bunk', count: 1 }],
  area: 11,
  factor: 0.8,
};

const VIEWS = ['street', 'courtyard', 'city', 'garden'] as const;

/** The sorts of room of a property, the plainest first. */
export function roomsOf(hotelId: string, kind: PropertyKind, stars: number | null): RoomKind[] {
  const sorts =
    kind === 'hostel' ? [DORM, DOUBLE] : [DOUBLE, TWIN, FAMILY, ...((stars ?? 0) >= 4 ? [SUITE] : [])];
  return sorts.map((sort, at) => ({
    ...sort,
    id: `${hotelId}-r${at + 1}`,
    area: sort.area + pick(0, 6, hotelId, 'room', at),
    view: VIEWS[pick(0, 3, hotelId, 'view', at)]!,
    count: pick(2, kind === 'resort' ? 30 : 14, hotelId, 'rooms', at),
  }));
}
