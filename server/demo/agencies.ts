import type { BookingMenuItem } from '@/core/contract';
import type { NewAgency } from '../tenancy/create';
import { policiesOf } from './policies';

const AIR = 'Air Travel';
const STAYS = 'Hotels';
const CARS = 'Cars';
const TOURS = 'Activities';

/** The first is the one that opens after login. */
const menu = (first: string, ...others: string[]): BookingMenuItem[] =>
  [first, ...others].map((name, index) => ({ name, isActive: true, isDefault: index === 0 }));

const protectedTrips = ['refund-protect'];
const rewards = ['xeni-travel-reward-wallet'];

/** Agencies that a newcomer finds after `npm start`, and that stories and journeys use. */
export const DEMO_AGENCIES: readonly (NewAgency & { settings: NonNullable<NewAgency['settings']> })[] = [
  {
    name: 'Caravel',
    subdomain: 'caravel',
    isPlatform: true,
    language: 'en',
    currency: 'USD',
    markupBasisPoints: 500,
    protectionBasisPoints: 600,
    settings: {
      heading: 'Your own travel agency, online by tonight',
      subHeading:
        'Flights, hotels, cars and activities under your brand, at net rates, with your own markup.',
      logo: '/demo/caravel.svg',
      primaryColor: '#0b5fa5',
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(AIR, STAYS, CARS, TOURS),
      applications: [...protectedTrips, ...rewards],
      contactEmailId: 'hello@caravel.example',
      contactPhoneNumber: '+1 415 555 0100',
      linkedin: 'https://www.linkedin.com/company/example',
      twitter: 'https://x.com/example',
      ...policiesOf('en', 'Caravel'),
    },
  },
  {
    name: 'Horizonte Viagens',
    subdomain: 'horizonte',
    language: 'pt',
    currency: 'BRL',
    markupBasisPoints: 800,
    feeMinor: 1500,
    protectionBasisPoints: 650,
    settings: {
      heading: 'O mundo começa no seu horizonte',
      subHeading: 'Voos e carros escolhidos a dedo, com gente de verdade do outro lado.',
      headingColor: '#ffffff',
      subHeadingColor: '#fff3e6',
      logo: '/demo/horizonte.svg',
      backgroundImage: 'scene:coast/golden',
      primaryColor: '#c2410c',
      roundness: 1.5,
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(AIR, STAYS, CARS, TOURS),
      applications: [...protectedTrips, 'mailgun'],
      contactEmailId: 'ola@horizonte.example',
      contactPhoneNumber: '+55 11 5555 0142',
      instagram: 'https://www.instagram.com/example',
      facebook: 'https://www.facebook.com/example',
      youtube: 'https://www.youtube.com/@example',
      ...policiesOf('pt', 'Horizonte Viagens'),
    },
  },
  {
    name: 'Blue Fjord Travel',
    subdomain: 'bluefjord',
    language: 'en',
    currency: 'USD',
    markupBasisPoints: 650,
    settings: {
      heading: 'Go north. Then keep going.',
      subHeading: 'Flights from Bergen to Svalbard and everywhere else that the light is good.',
      headingColor: '#ffffff',
      subHeadingColor: '#e0f2fe',
      logo: '/demo/bluefjord.svg',
      backgroundImage: 'scene:alpine/dawn',
      primaryColor: '#0e7490',
      roundness: 1,
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(AIR, STAYS),
      applications: [],
      social: { isGoogleEnabled: true, isFacebookEnabled: false },
      contactEmailId: 'hei@bluefjord.example',
      contactPhoneNumber: '+47 55 55 01 70',
      instagram: 'https://www.instagram.com/example',
      linkedin: 'https://www.linkedin.com/company/example',
      ...policiesOf('en', 'Blue Fjord Travel'),
    },
  },
  {
    name: 'Solana Trips',
    subdomain: 'solana',
    language: 'es',
    currency: 'EUR',
    markupBasisPoints: 1000,
    feeMinor: 500,
    settings: {
      heading: 'Planes que saben a sol',
      subHeading: 'Vuelos y coches para quien prefiere vivirlo a que se lo cuenten.',
      headingColor: '#ffffff',
      subHeadingColor: '#fef9c3',
      backgroundImage: 'scene:island/day',
      primaryColor: '#7c3aed',
      roundness: 1.5,
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(TOURS, CARS, AIR),
      applications: rewards,
      sso: { isSSOEnabled: true },
      contactEmailId: 'hola@solana.example',
      contactPhoneNumber: '+34 910 55 01 23',
      tiktok: 'https://www.tiktok.com/@example',
      instagram: 'https://www.instagram.com/example',
      ...policiesOf('es', 'Solana Trips'),
    },
  },
  {
    name: 'Dormant Tours',
    subdomain: 'dormant',
    language: 'en',
    currency: 'USD',
    status: 'Inactive',
    settings: {
      heading: 'Dormant Tours',
      subHeading: 'We are taking a rest and will be back.',
      logo: '/demo/dormant.svg',
      backgroundImage: 'scene:desert/night',
      primaryColor: '#52525b',
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(AIR),
      contactEmailId: 'desk@dormant.example',
      contactPhoneNumber: '+44 20 5550 0160',
      ...policiesOf('en', 'Dormant Tours'),
    },
  },
  {
    name: 'Newcomer Travel',
    subdomain: 'newcomer',
    language: 'en',
    currency: 'USD',
    isSubscribed: false,
    settings: {
      heading: 'New in town, already packed',
      subHeading: 'A young agency with one foot out of the door.',
      logo: '/demo/newcomer.svg',
      backgroundImage: 'scene:oldtown/golden',
      primaryColor: '#15803d',
      visitorsMaySearch: true,
      bookingMenuItemOptions: menu(AIR, STAYS),
      contactEmailId: 'hi@newcomer.example',
      contactPhoneNumber: '+1 212 555 0117',
      ...policiesOf('en', 'Newcomer Travel'),
    },
  },
];
