import { z } from 'zod/mini';
import { BookingState, TripSummary } from '../bookings/booking';
import { endpoint } from '../endpoint';
import { inputRefusals } from '../refusals/input';
import { EmailAsTyped, nameAsTyped } from './person';

const Said = z.object({ data: z.string() });
const Line = (max: number) => z.string().check(z.maxLength(max));

/** Where a user lives and flies from; empty until the user fills it in. */
export const HomeAddress = z.object({
  /** IATA code of the home airport. */
  homeAirport: Line(3),
  streetAddress: Line(120),
  /** ISO 3166 alpha-2 code. */
  country: Line(2),
  state: Line(60),
  city: Line(60),
  zipCode: Line(10),
});
export type HomeAddress = z.output<typeof HomeAddress>;

export const editProfile = endpoint({
  method: 'POST',
  path: '/api/user/editProfile',
  access: 'user',
  summary: 'Changes the own personal data; a field that is left out stays as it is.',
  rate: 'write',
  body: z.strictObject({
    firstName: z.optional(nameAsTyped(60)),
    lastName: z.optional(nameAsTyped(60)),
    phone: z.optional(Line(30)),
    homeAirport: z.optional(Line(3)),
    streetAddress: z.optional(Line(120)),
    country: z.optional(Line(2)),
    state: z.optional(Line(60)),
    city: z.optional(Line(60)),
    zipCode: z.optional(Line(10)),
    /** What an upload answered; null removes the picture. */
    picture: z.optional(z.nullable(Line(200))),
  }),
  response: Said,
});

/** Every other session of the user ends, and this one gets a new token (SEC-04, SEC-05). */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/changePassword',
  access: 'user',
  summary: 'Changes the own password; `auth` replaces the token.',
  rate: 'credentials',
  body: z.strictObject({
    currentPassword: Line(200),
    newPassword: Line(200),
  }),
  response: z.object({ data: z.string(), auth: z.string() }),
});

/** What may be uploaded, and how large it may be in bytes (R180, R394). */
export const UPLOAD_LIMITS = {
  profilePicture: 5 * 1024 * 1024,
  logo: 8 * 1024 * 1024,
  mobileLogo: 8 * 1024 * 1024,
} as const;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** R182. The file is then sent with PUT to `url`, which answers `{ data: path }` for `editProfile`. */
export const signUpload = endpoint({
  method: 'POST',
  path: '/api/aws/signed-url',
  access: 'user',
  summary: 'An address, good for five minutes and one file, to send a picture to.',
  rate: 'write',
  body: z.strictObject({
    ext: z.enum(['jpg', 'jpeg', 'png', 'webp']),
    /** Logos are the owner's to send (R394). */
    fieldName: z.enum(['profilePicture', 'logo', 'mobileLogo']),
    fileType: z.enum(PICTURE_TYPES),
  }),
  response: z.object({ data: z.object({ url: z.string(), expiresAt: z.string() }) }),
});

/** A device on which the user is signed in. */
export const Device = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/user/devices',
  access: 'user',
  summary: 'The devices on which the user is signed in, this one first.',
  response: z.object({ data: z.array(Device) }),
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/user/devices/{id}',
  access: 'user',
  summary: 'Signs the user out on one device.',
  rate: 'write',
  response: Said,
});

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/api/user/devices',
  access: 'user',
  summary: 'Signs the user out everywhere but here.',
  rate: 'write',
  response: Said,
});

export const TRAVELER_TITLES = ['Mr', 'Mrs', 'Ms', 'Dr', 'Miss'] as const;

const travelerFields = {
  title: z.nullable(z.enum(TRAVELER_TITLES)),
  firstName: nameAsTyped(60).check(z.minLength(1)),
  middleName: nameAsTyped(60),
  lastName: nameAsTyped(60).check(z.minLength(1)),
  gender: z.nullable(z.enum(['male', 'female', 'unspecified'])),
  /** `YYYY-MM-DD` */
  birthDate: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, inputRefusals.dateForm.reason))),
  /** Empty where nobody knows it. */
  email: EmailAsTyped,
  phone: Line(30),
  /** ISO 3166 alpha-2 */
  nationality: z.nullable(Line(2)),
};

/** Somebody for whom the user books often; offered at every checkout. */
export const SavedTraveler = z.object({ id: z.string(), ...travelerFields });
export type SavedTraveler = z.output<typeof SavedTraveler>;
export const SavedTravelerInput = z.strictObject(travelerFields);
export type SavedTravelerInput = z.output<typeof SavedTravelerInput>;
export const MAX_SAVED_TRAVELERS = 50;

export const listTravelers = endpoint({
  method: 'GET',
  path: '/api/user/travelers',
  access: 'user',
  summary: 'The travellers whom the user has saved, by name.',
  response: z.object({ data: z.array(SavedTraveler) }),
});

export const addTraveler = endpoint({
  method: 'POST',
  path: '/api/user/travelers',
  access: 'user',
  summary: 'Saves a traveller; 50 at most.',
  rate: 'write',
  body: SavedTravelerInput,
  response: z.object({ data: SavedTraveler }),
});

export const changeTraveler = endpoint({
  method: 'PUT',
  path: '/api/user/travelers/{id}',
  access: 'user',
  summary: 'Changes a saved traveller.',
  rate: 'write',
  body: SavedTravelerInput,
  response: z.object({ data: SavedTraveler }),
});

export const removeTraveler = endpoint({
  method: 'DELETE',
  path: '/api/user/travelers/{id}',
  access: 'user',
  summary: 'Forgets a saved traveller.',
  rate: 'write',
  response: Said,
});

/** R165: `email` must be the own address. */
const OwnEmail = z.strictObject({ email: EmailAsTyped });

export const getUserBookingCount = endpoint({
  method: 'GET',
  path: '/api/user/getUserBookingCount',
  access: 'user',
  summary: 'How many bookings the user has, by product and by state.',
  query: OwnEmail,
  response: z.object({
    data: z.object({
      total: z.int(),
      upcoming: z.int(),
      byProduct: z.record(z.string(), z.int()),
      byState: z.record(z.string(), z.int()),
    }),
  }),
});

export const getRecentActivity = endpoint({
  method: 'GET',
  path: '/api/user/getRecentActivity',
  access: 'user',
  summary: "The user's latest bookings, ten at most.",
  query: OwnEmail,
  response: z.object({ transactionlist: z.array(TripSummary) }),
});

/** Needs the secret-code header beside the token (G51). Cells are made harmless for spreadsheets (SEC-39). */
export const downloadBookings = endpoint({
  method: 'GET',
  path: '/api/user/bookings/download.csv',
  access: 'user',
  summary: "The user's own bookings as CSV, with the filters of My Trips.",
  query: z.strictObject({
    category: z.optional(Line(40)),
    state: z.optional(BookingState),
    when: z.optional(z.enum(['upcoming', 'past', 'all'])),
    locator: z.optional(Line(20)),
  }),
  response: z.string(),
  produces: 'text/csv',
});
