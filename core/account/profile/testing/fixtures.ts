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
