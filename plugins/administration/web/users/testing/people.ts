import type { AgentDetails, ClientDetails } from '../../../contract/users';
import type { Invitation } from '../../../contract/invitations';

const HOME = { homeAirport: '', streetAddress: '', country: '', state: '', city: '', zipCode: '' };

/** A client as the API sends one. */
export const A_CLIENT: ClientDetails = {
  _id: '5b1a0c52-0c3b-4b8e-9b0b-0a1f52d9c001',
  email: 'anna.bergstrom@mail.example',
  name: 'Anna Bergström',
  firstName: 'Anna',
  lastName: 'Bergström',
  phone: '+47 91 23 45 67',
  picture: null,
  status: 'Active',
  isVerified: true,
  joinedAt: '2026-11-03T09:24:00Z',
  agent: null,
  bookings: 4,
  language: 'en',
  home: {
    ...HOME,
    homeAirport: 'BGO',
    streetAddress: 'Strandgaten 14',
    city: 'Bergen',
    zipCode: '5013',
    country: 'NO',
  },
  loginCount: 12,
};

/** A sales agent as the API sends one. */
export const AN_AGENT: AgentDetails = {
  _id: '7f3a5c90-11d2-4a55-8e0b-6a1d94e3c001',
  email: 'mateus@bluefjord.example',
  name: 'Mateus Duarte',
  firstName: 'Mateus',
  lastName: 'Duarte',
  phone: null,
  picture: null,
  status: 'Active',
  isVerified: true,
  joinedAt: '2026-04-11T08:00:00Z',
  isRestrictedAgent: false,
  clients: 38,
  bookings: 112,
  language: 'pt',
  home: HOME,
  loginCount: 240,
};

export const RESTRICTED: AgentDetails = {
  ...AN_AGENT,
  _id: '7f3a5c90-11d2-4a55-8e0b-6a1d94e3c002',
  email: 'rosa@bluefjord.example',
  name: 'Rosa Lindqvist',
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  isRestrictedAgent: true,
  clients: 3,
  bookings: 9,
};

const NAMES = [
  'Jonas Halvorsen',
  'Maria Clara de Albuquerque Cavalcanti Wanderley',
  'Peter Lindqvist',
  'Sofia Almeida',
  'Lars Holm',
  'Olivia Grant',
  'Tomás Oliveira',
  'Bo Lund',
];

/** Several clients of every sort. */
export const CLIENTS: ClientDetails[] = [
  { ...A_CLIENT, agent: { _id: RESTRICTED._id, name: RESTRICTED.name } },
  ...NAMES.map((name, index) => {
    const [firstName = '', ...rest] = name.split(' ');
    return {
      ...A_CLIENT,
      _id: `5b1a0c52-0c3b-4b8e-9b0b-0a1f52d9c1${String(index).padStart(2, '0')}`,
      email: `${firstName.toLowerCase()}.${rest.at(-1)!.toLowerCase()}@mail.example`,
      name,
      firstName,
      lastName: rest.join(' '),
      phone: index % 3 === 1 ? null : A_CLIENT.phone,
      status: index === 2 ? ('Inactive' as const) : ('Active' as const),
      isVerified: index !== 4,
      bookings: index * 3,
      joinedAt: `2026-10-${String(28 - index * 3).padStart(2, '0')}T10:00:00Z`,
    };
  }),
];

export const INVITATIONS: Invitation[] = [
  {
    _id: '9b1a0c52-0c3b-4b8e-9b0b-0a1f52d9d001',
    email: 'ingrid.nilsen@mail.example',
    isRestrictedAgent: true,
    sentAt: '2026-11-20T09:24:00Z',
    expiresAt: '2026-11-27T09:24:00Z',
    isExpired: false,
  },
  {
    _id: '9b1a0c52-0c3b-4b8e-9b0b-0a1f52d9d002',
    email: 'a.very.long.address.of.somebody.who.waits@department.company.example',
    isRestrictedAgent: false,
    sentAt: '2026-11-01T09:24:00Z',
    expiresAt: '2026-11-08T09:24:00Z',
    isExpired: true,
  },
];
