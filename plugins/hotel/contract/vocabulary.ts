/** What a property is. */
export const PROPERTY_KINDS = [
  'hotel',
  'aparthotel',
  'resort',
  'guesthouse',
  'inn',
  'hostel',
  'villa',
] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

/** What a property offers, by the group that it is shown in. */
export const AMENITY_GROUPS = {
  general: ['reception24', 'lift', 'airConditioning', 'heating', 'luggageRoom', 'nonSmoking', 'pets'],
  internet: ['wifi', 'workspace'],
  food: ['restaurant', 'bar', 'breakfastRoom', 'roomService', 'kitchen'],
  wellness: ['pool', 'indoorPool', 'spa', 'sauna', 'gym', 'hotTub'],
  outside: ['garden', 'terrace', 'beach', 'bicycles'],
  families: ['familyRooms', 'cots', 'playground', 'kidsClub'],
  travel: ['parking', 'evCharging', 'airportShuttle', 'laundry', 'meetingRooms'],
} as const;
export type AmenityGroup = keyof typeof AMENITY_GROUPS;
export type Amenity = (typeof AMENITY_GROUPS)[AmenityGroup][number];
export const AMENITIES: readonly Amenity[] = Object.values(AMENITY_GROUPS).flat();

export const ACCESSIBILITY = [
  'stepFree',
  'accessibleRoom',
  'rollInShower',
  'visualAlarm',
  'accessibleParking',
] as const;
export type Accessibility = (typeof ACCESSIBILITY)[number];

/** The meals that a rate includes, from none to all. */
export const BOARDS = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'] as const;
export type Board = (typeof BOARDS)[number];

export const BEDS = ['single', 'double', 'queen', 'king', 'bunk', 'sofa'] as const;
export type Bed = (typeof BEDS)[number];

/** What guests gave points for; a supplier tells scores by topic, no sentences. */
export const REVIEW_TOPICS = ['cleanliness', 'staff', 'location', 'comfort', 'facilities', 'value'] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** Who gave the points. */
export const GUEST_KINDS = ['families', 'couples', 'solo', 'friends', 'business'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];
