/** Things to do in Lisbon, as the API sends them: shared by tests and stories. */
import type { Money } from '@/core/contract';
import type {
  ActivityCard,
  ActivityDetails,
  ActivityReview,
  ActivityOption,
  ActivityPicture,
  Destination,
} from '../../contract';

export const usd = (dollars: number): Money => ({ amount: Math.round(dollars * 100), currency: 'USD' });

export const LISBON: Destination = {
  destinationId: 'city:PT-lisbon',
  destinationName: 'Lisbon',
  destinationType: 'city',
  context: 'Portugal',
  latitude: 38.7223,
  longitude: -9.1393,
  activityCount: 38,
};

/** The criteria of the fixtures' search, as an address has them. */
export const SEARCH = {
  destination: LISBON.destinationId,
  name: 'Lisbon',
  from: '2027-03-12',
  to: '2027-03-15',
};

const picture = (nth: number): ActivityPicture => ({
  src: `/api/activity/pictures/alfama-walk/${nth}.svg`,
  srcSet: null,
  caption: nth === 0 ? 'Alfama' : null,
});

/** A walk with a guide, confirmed at once. */
export const aCard = (more: Partial<ActivityCard> = {}): ActivityCard => ({
  productCode: 'act_alfama-walk',
  title: 'Alfama on foot: stairs, songs and views',
  pictures: [picture(0), picture(1), picture(2)],
  reviews: { score: 4.7, count: 1_284 },
  duration: { least: 180, most: 180 },
  latitude: 38.7117,
  longitude: -9.1303,
  languages: ['en', 'pt', 'es'],
  tags: ['walks', 'culture'],
  from: usd(29),
  fromCategory: 'ADULT',
  before: null,
  freeCancellation: true,
  likelyToSellOut: false,
  starts: ['09:30', '14:00'],
  popularity: ['kidFriendly'],
  firstDay: '2027-03-12',
  instant: true,
  ...more,
});

const at = (id: string, name: string, latitude: number, longitude: number) => ({
  ...{ id, name, latitude, longitude },
  address: null,
});
export const MEETING = at('meets', 'Largo das Portas do Sol', 38.7125, -9.1299);
const CASTLE = at('castle', 'Castelo de São Jorge', 38.7139, -9.1335);
const CATHEDRAL = at('cathedral', 'Sé de Lisboa', 38.7099, -9.1326);

/** Asks for nothing; adults, children from six and seniors. */
export const someDetails = (more: Partial<ActivityDetails> = {}): ActivityDetails => ({
  ...aCard(),
  overview:
    'Walk through the oldest part of the city with somebody who lives there. You stop where the views are, hear where the songs come from, and taste a cherry liqueur on the way.',
  included: ['Guide who lives there', 'A glass of cherry liqueur'],
  notIncluded: ['Transport to the meeting point', 'Tips'],
  itinerary: [
    { name: CASTLE.name, text: 'Seen from below.', minutes: 20, admission: null, location: CASTLE },
    { name: CATHEDRAL.name, text: null, minutes: 30, admission: true, location: CATHEDRAL },
  ],
  meetingPoints: [MEETING],
  endPoint: null,
  pickup: { offered: false, mayWait: false, points: [] },
  accessibility: ['Not for wheelchairs: there are stairs'],
  goodToKnow: ['Wear shoes that hold on cobblestones'],
  guides: [
    { language: 'en', type: 'GUIDE' },
    { language: 'pt', type: 'GUIDE' },
    { language: 'es', type: 'AUDIO' },
  ],
  refund: { kind: 'hours', hoursBefore: 24 },
  capacity: {
    ...{ min: 1, max: 12, needsAdult: true },
    bands: [
      { category: 'ADULT', fromAge: 18, toAge: 64, min: 0, max: 12 },
      { category: 'CHILD', fromAge: 6, toAge: 17, min: 0, max: 12 },
      { category: 'SENIOR', fromAge: 65, toAge: 99, min: 0, max: 12 },
    ],
  },
  questions: { booking: {}, traveler: {}, modes: [] },
  zone: 'Europe/Lisbon',
  city: 'Lisbon',
  ground: null,
  gallery: [0, 1, 2, 3, 4, 5].map(picture),
  reviewFacts: {
    stars: [900, 260, 80, 30, 14],
    topics: [
      { topic: 'Guide', count: 410, score: 4.8 },
      { topic: 'Value for money', count: 260, score: 4.5 },
    ],
  },
  ...more,
});

/** Everything that may be asked is asked. */
export const ASKING: ActivityDetails = someDetails({
  ...{ productCode: 'act_transfer', title: 'Dolphins off the coast, with pick-up', instant: false },
  pickup: {
    ...{ offered: true, mayWait: true },
    points: [at('rossio', 'Rossio', 38.7139, -9.1394), at('belem', 'Belém', 38.6972, -9.2065)],
  },
  questions: {
    booking: { pickup: true, tourLanguage: true, arrival: true, departure: true, specialRequests: false },
    traveler: {
      ...{ firstName: true, lastName: true, dateOfBirth: true, weight: true, height: true },
      ...{ passportNumber: true, passportExpiryDate: true, passportNationality: true },
    },
    modes: ['AIRPORT', 'TRAIN', 'PORT', 'CRUISE', 'OTHER'],
  },
});

/** Two adults and a child in the morning. */
export const anOption = (more: Partial<ActivityOption> = {}): ActivityOption => ({
  id: 'option.sealed',
  title: 'Small group',
  text: 'At most twelve people.',
  startsAt: { day: '2027-03-12', time: '09:30' },
  guides: someDetails().guides,
  total: usd(76),
  each: [
    { category: 'ADULT', count: 2, total: usd(58) },
    { category: 'CHILD', count: 1, total: usd(18) },
  ],
  left: 5,
  instant: true,
  freeUntil: '2027-03-11T09:30:00Z',
  ...more,
});

export const REVIEWS: ActivityReview[] = [
  {
    ...{ id: 'REV-1', provider: 'Tripadvisor', isOfGuest: false, author: 'walker12', date: '2026-11-05' },
    ...{ stars: 5, language: 'en', title: 'Worth every step', text: 'The guide knew each stone.' },
    answer: { language: 'en', text: 'Thank you for walking with us' },
  },
  {
    ...{ id: 'REV-4', provider: 'Viator', isOfGuest: true, author: 'Michele_H', date: '2026-09-02' },
    ...{ stars: 4, language: 'pt', title: 'Muito bom', text: 'Voltaremos', answer: null },
  },
];
