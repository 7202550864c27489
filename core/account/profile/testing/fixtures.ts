import type { TripSummary } from '../../../contract/bookings/booking';
import type { AccountEnd } from '../../../contract/people/own-data';
import type { Device, HomeAddress, SavedTraveler } from '../../../contract/people/profile';
import type { AirportOption, Country } from '../../../contract/reference';

/** A device for tests and stories; give what matters, the rest is plausible. */
export const aDevice = (given: Partial<Device> = {}): Device => ({
  id: '1',
  browser: 'Firefox',
  system: 'Windows',
  kind: 'computer',
  signedInAt: '2027-05-01T08:00:00Z',
  lastSeenAt: '2027-05-03T19:30:00Z',
  isCurrent: false,
  ...given,
});

export const aTraveler = (given: Partial<SavedTraveler> = {}): SavedTraveler => ({
  id: '1',
  title: 'Ms',
  firstName: 'Ana',
  middleName: '',
  lastName: 'Lima',
  gender: 'female',
  birthDate: '1986-03-14',
  email: 'ana@example.com',
  phone: '+55 11 5555 0100',
  nationality: 'BR',
  ...given,
});

export const anAirport = (given: Partial<AirportOption> = {}): AirportOption => ({
  code: 'GRU',
  name: 'Guarulhos',
  city: 'São Paulo',
  country: 'Brazil',
  ...given,
});

export const HOME: HomeAddress = {
  homeAirport: 'GRU',
  streetAddress: 'Rua das Flores 12',
  country: 'BR',
  state: 'SP',
  city: 'São Paulo',
  zipCode: '01001-000',
};

const country = (code: string, name: string, emoji: string): Country => ({
  code,
  name,
  emoji,
  currency: '',
  unicode: '',
  image: '',
  symbol: '',
});
export const COUNTRIES = [country('BR', 'Brazil', '🇧🇷'), country('PT', 'Portugal', '🇵🇹')];

const trip = (bookingId: string, title: string): TripSummary => ({
  bookingId,
  product: 'stay',
  title,
  startsAt: '2027-06-10',
  endsAt: '2027-06-14',
  travelers: ['Ana Lima'],
  state: 'confirmed',
  status: 'Confirmed',
  locator: 'K7Q2MP',
  bookedAt: '2027-05-01T08:00:00Z',
  price: { amount: 64_000, currency: 'EUR' },
  details: null,
});

/** What deleting an account would mean. */
export const anAccountEnd = (given: Partial<AccountEnd> = {}): AccountEnd => ({
  isLastOwner: false,
  hasPassword: true,
  hasSecondFactor: false,
  open: [trip('1', 'Porto, four nights'), trip('2', 'São Paulo – Lisbon')],
  past: 3,
  ...given,
});
