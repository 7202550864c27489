import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type {
  Accessibility,
  Amenity,
  AmenityGroup,
  Bed,
  Board,
  GuestKind,
  HotelFee,
  HotelPayment,
  PictureSubject,
  PropertyKind,
  ReviewTopic,
} from '../contract';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const KINDS: Labels<PropertyKind> = {
  hotel: msg`Hotel`,
  aparthotel: msg`Aparthotel`,
  resort: msg`Resort`,
  guesthouse: msg`Guesthouse`,
  inn: msg`Inn`,
  hostel: msg`Hostel`,
  villa: msg`Villa`,
};

export const AMENITY_NAMES: Labels<Amenity> = {
  reception24: msg`24-hour front desk`,
  lift: msg`Elevator`,
  airConditioning: msg`Air conditioning`,
  heating: msg`Heating`,
  luggageRoom: msg`Luggage storage`,
  nonSmoking: msg`Non-smoking`,
  pets: msg`Pets welcome`,
  wifi: msg`Free Wi-Fi`,
  workspace: msg`Workspace`,
  restaurant: msg`Restaurant`,
  bar: msg`Bar`,
  breakfastRoom: msg`Breakfast room`,
  roomService: msg`Room service`,
  kitchen: msg`Kitchen`,
  pool: msg`Pool`,
  indoorPool: msg`Indoor pool`,
  spa: msg`Spa`,
  sauna: msg`Sauna`,
  gym: msg`Gym`,
  hotTub: msg`Hot tub`,
  garden: msg`Garden`,
  terrace: msg`Terrace`,
  beach: msg`On the beach`,
  bicycles: msg`Bicycles`,
  familyRooms: msg`Family rooms`,
  cots: msg`Cribs`,
  playground: msg`Playground`,
  kidsClub: msg`Kids’ club`,
  parking: msg`Parking`,
  evCharging: msg`Electric vehicle charging`,
  airportShuttle: msg`Airport shuttle`,
  laundry: msg`Laundry`,
  meetingRooms: msg`Meeting rooms`,
};

export const AMENITY_GROUP_NAMES: Labels<AmenityGroup> = {
  general: msg`General`,
  internet: msg`Internet and work`,
  food: msg`Food and drink`,
  wellness: msg`Pool and wellness`,
  outside: msg`Outdoors`,
  families: msg`Families`,
  travel: msg`Transportation and parking`,
};

export const ACCESS_NAMES: Labels<Accessibility> = {
  stepFree: msg`Step-free entrance`,
  accessibleRoom: msg`Accessible room`,
  rollInShower: msg`Roll-in shower`,
  visualAlarm: msg`Visual alarm`,
  accessibleParking: msg`Accessible parking`,
};

export const BOARD_NAMES: Labels<Board> = {
  roomOnly: msg`No meals`,
  breakfast: msg`Breakfast included`,
  halfBoard: msg`Half board`,
  fullBoard: msg`Full board`,
  allInclusive: msg`All inclusive`,
};

export const PAYMENT_NAMES: Labels<HotelPayment> = {
  now: msg`Pay now`,
  property: msg`Pay at the property`,
};

/** What of its price the product calls by another name, once it is booked. */
export const PRICE_LABELS = { base: msg`The stay` };

export const FEE_NAMES: Labels<HotelFee['kind']> = {
  resortFee: msg`Resort fee`,
  cityTax: msg`City tax`,
  other: msg`Fees`,
};

export const TOPIC_NAMES: Labels<ReviewTopic> = {
  cleanliness: msg`Cleanliness`,
  staff: msg`Staff`,
  location: msg`Location`,
  comfort: msg`Comfort`,
  facilities: msg`Facilities`,
  value: msg`Value for money`,
};

export const GUEST_NAMES: Labels<GuestKind> = {
  families: msg`Families`,
  couples: msg`Couples`,
  solo: msg`Solo travelers`,
  friends: msg`Groups of friends`,
  business: msg`Business travelers`,
};

export const SUBJECT_NAMES: Labels<PictureSubject> = {
  facade: msg`The building`,
  lobby: msg`The lobby`,
  room: msg`A room`,
  bathroom: msg`A bathroom`,
  breakfast: msg`Breakfast`,
  pool: msg`The pool`,
  garden: msg`The garden`,
  view: msg`The view`,
};

/** What suppliers call their rooms, where it is what everybody calls them. */
const ROOM_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['single room', msg`Single room`],
  ['double room', msg`Double room`],
  ['twin room', msg`Twin room`],
  ['triple room', msg`Triple room`],
  ['family room', msg`Family room`],
  ['standard room', msg`Standard room`],
  ['superior room', msg`Superior room`],
  ['deluxe room', msg`Deluxe room`],
  ['studio', msg`Studio`],
  ['suite', msg`Suite`],
  ['suite with sofa bed', msg`Suite with sofa bed`],
  ['private room with bunk bed', msg`Private room with bunk bed`],
]);

/** A room's name in the reader's language, where it is a common one; else as its supplier calls it. */
export function roomName(say: Say, name: string): string {
  const known = ROOM_NAMES.get(name.trim().toLowerCase());
  return known ? say._(known) : name;
}

/** Beds of a kind, for one line: what is slept in, by how many there are. */
export const BED_NAMES: Labels<Bed> = {
  single: msg`Single bed`,
  double: msg`Double bed`,
  queen: msg`Queen bed`,
  king: msg`King bed`,
  bunk: msg`Bunk bed`,
  sofa: msg`Sofa bed`,
};

function bedText(say: Say, { bed, count }: { bed: Bed; count: number }): string {
  switch (bed) {
    case 'single':
      return say._(msg`${plural(count, { one: '# single bed', other: '# single beds' })}`);
    case 'double':
      return say._(msg`${plural(count, { one: '# double bed', other: '# double beds' })}`);
    case 'queen':
      return say._(msg`${plural(count, { one: '# queen bed', other: '# queen beds' })}`);
    case 'king':
      return say._(msg`${plural(count, { one: '# king bed', other: '# king beds' })}`);
    case 'bunk':
      return say._(msg`${plural(count, { one: '# bunk bed', other: '# bunk beds' })}`);
    case 'sofa':
      return say._(msg`${plural(count, { one: '# sofa bed', other: '# sofa beds' })}`);
  }
}

/** What is slept in: "1 double bed, 1 sofa bed". */
export const bedsText = (say: Say, beds: readonly { bed: Bed; count: number }[]): string =>
  beds.map((each) => bedText(say, each)).join(', ');

/** The class of a property; empty where it has none. */
export function starsText(say: Say, stars: number | null): string {
  if (stars === null || stars < 1) return '';
  return say._(msg`${plural(stars, { one: '#-star property', other: '#-star property' })}`);
}

/** "3 nights" */
export const nightsText = (say: Say, nights: number): string =>
  say._(msg`${plural(nights, { one: '# night', other: '# nights' })}`);

/** "2 rooms" */
export const roomsText = (say: Say, rooms: number): string =>
  say._(msg`${plural(rooms, { one: '# room', other: '# rooms' })}`);

/** "2 adults, 1 child" */
export function partyText(say: Say, { adults, children }: { adults: number; children: number }): string {
  const grown = say._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`);
  if (children === 0) return grown;
  const small = say._(msg`${plural(children, { one: '# child', other: '# children' })}`);
  return `${grown}, ${small}`;
}

/** A guests' score in a word, as the trade does. */
export function scoreWord(say: Say, score: number): string {
  if (score >= 9) return say._(msg`Superb`);
  if (score >= 8) return say._(msg`Very good`);
  if (score >= 7) return say._(msg`Good`);
  if (score >= 6) return say._(msg`Pleasant`);
  return say._(msg`Guest rating`);
}
