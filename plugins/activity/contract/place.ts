import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { CityGround } from '@/core/contract/city-ground';
import { daysInOrder, SearchedDays } from './searched-days';

export const DESTINATION_KINDS = ['city', 'region', 'country', 'landmark', 'airport'] as const;

/** Somewhere to look for things to do, in the language of who asks. */
export const Destination = z.object({
  destinationId: z.string(),
  destinationName: z.string(),
  destinationType: z.enum(DESTINATION_KINDS),
  /** Where it is: "Portugal". */
  context: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whose calendar days go by there; absent in what older releases kept. */
  zone: z.optional(z.string()),
  /** Activities there, as far as it is known. */
  activityCount: z.nullable(z.int()),
});
export type Destination = z.output<typeof Destination>;

export const DestinationId = z.string().check(z.minLength(1), z.maxLength(80));

/** R313. Accents, case and typing errors are forgiven; nothing typed gives what is asked for most. */
export const findDestinations = endpoint({
  method: 'GET',
  path: '/api/activities/destinations',
  access: 'search',
  summary: 'Places to do something whose name is like what was typed.',
  query: z.strictObject({ text: z.string().check(z.maxLength(120)) }),
  response: z.object({ data: z.array(Destination) }),
});

/** For an address that is opened anew. Errors: 404 `NOT_FOUND`. */
export const getDestination = endpoint({
  method: 'GET',
  path: '/api/activities/destinations/{id}',
  access: 'search',
  summary: 'A destination by its id, with what its map is drawn on.',
  response: z.object({ data: z.extend(Destination, { ground: z.nullable(CityGround) }) }),
});

/** A kind of thing to do, as a destination has them. */
export const ActivityTag = z.object({
  id: z.string(),
  /** In the language of who asks. */
  name: z.string(),
  count: z.int(),
});
export type ActivityTag = z.output<typeof ActivityTag>;

/** R323. Of the days of a search; an unknown destination has none. */
export const tagsOfDestination = endpoint({
  method: 'GET',
  path: '/api/activities/getActivityTagsFilterList',
  access: 'search',
  summary: 'The kinds of things to do at a destination.',
  rate: 'search',
  query: z.strictObject({ destinationId: DestinationId, ...SearchedDays }).check(daysInOrder),
  response: z.object({ data: z.array(ActivityTag) }),
});
