import type { Font, Language } from '@/core/contract/site/agency';
import type { BrandInput } from './derive';

export interface DemoBrand extends Required<BrandInput> {
  primaryColor: string;
  keepsColorInDark: boolean;
  roundness: 0 | 1 | 1.5;
  font: Font;
  subdomain: string;
  /** Host of the demo, without a port. */
  host: string;
  agencyName: string;
  isPlatform: boolean;
  language: Language;
  currency: string;
  heading: string;
  subHeading: string;
  /** Where the hero's picture is. */
  place: {
    name: string;
    scene: 'coast' | 'oldtown' | 'skyline' | 'alpine' | 'desert' | 'island';
    time: 'dawn' | 'day' | 'golden' | 'dusk' | 'night';
  };
  /** Path of a shipped logo; none is drawn as a monogram. */
  logo: string | null;
}

/** The demo agencies' brands: seed of the demo, fixtures of stories and tests. Pure data. */
export const brands = [
  {
    subdomain: 'caravel',
    host: 'localhost',
    agencyName: 'Caravel',
    isPlatform: true,
    primaryColor: '#2c7be5',
    keepsColorInDark: true,
    roundness: 1,
    font: 'Roboto',
    language: 'en',
    currency: 'USD',
    heading: 'Your agency, open for booking',
    subHeading: 'Flights, stays, cars and experiences under your own name, on your own site.',
    place: { name: 'Lisbon', scene: 'oldtown', time: 'dawn' },
    logo: null,
  },
  {
    subdomain: 'horizonte',
    host: 'horizonte.localhost',
    agencyName: 'Horizonte Viagens',
    isPlatform: false,
    primaryColor: '#c2552d',
    keepsColorInDark: true,
    roundness: 1.5,
    font: 'Lora',
    language: 'pt',
    currency: 'BRL',
    heading: 'O próximo horizonte começa aqui',
    subHeading: 'Roteiros feitos com calma, preços claros e alguém que atende quando você liga.',
    place: { name: 'Olinda', scene: 'coast', time: 'golden' },
    logo: null,
  },
  {
    subdomain: 'bluefjord',
    host: 'bluefjord.localhost',
    agencyName: 'Blue Fjord Travel',
    isPlatform: false,
    primaryColor: '#0b5f73',
    keepsColorInDark: true,
    roundness: 0,
    font: 'Source Serif',
    language: 'en',
    currency: 'EUR',
    heading: 'North, by way of quiet places',
    subHeading: 'Considered journeys to fjords, islands and cities that keep their lights low.',
    place: { name: 'Bergen', scene: 'alpine', time: 'dusk' },
    logo: null,
  },
  {
    subdomain: 'solana',
    host: 'solana.localhost',
    agencyName: 'Solana Trips',
    isPlatform: false,
    primaryColor: '#f0532d',
    keepsColorInDark: true,
    roundness: 1.5,
    font: 'Nunito Sans',
    language: 'es',
    currency: 'EUR',
    heading: 'Salga. Pruebe. Vuelva con historias.',
    subHeading: 'Experiencias, coches y vuelos para días que se alargan.',
    place: { name: 'Palma', scene: 'island', time: 'day' },
    logo: null,
  },
  {
    subdomain: 'dormant',
    host: 'dormant.localhost',
    agencyName: 'Dormant Tours',
    isPlatform: false,
    primaryColor: '#6b6480',
    keepsColorInDark: true,
    roundness: 1,
    font: 'System',
    language: 'en',
    currency: 'USD',
    heading: 'Slow journeys, resting for now',
    subHeading: 'We are between seasons and will be back.',
    place: { name: 'Atacama', scene: 'desert', time: 'night' },
    logo: null,
  },
  {
    subdomain: 'newcomer',
    host: 'newcomer.localhost',
    agencyName: 'Newcomer Travel',
    isPlatform: false,
    primaryColor: '#1f8a4c',
    keepsColorInDark: true,
    roundness: 1,
    font: 'Inter',
    language: 'en',
    currency: 'USD',
    heading: 'Somewhere new is closer than you think',
    subHeading: 'Fresh routes and good rooms, found in a minute.',
    place: { name: 'Porto', scene: 'skyline', time: 'golden' },
    logo: null,
  },
] as const satisfies readonly DemoBrand[];

export type BrandId = (typeof brands)[number]['subdomain'];

/** The brand of a demo agency. */
export const brandOf = (subdomain: BrandId): DemoBrand => {
  const found = brands.find((brand) => brand.subdomain === subdomain);
  if (!found) throw new Error(`There is no demo brand "${subdomain}"`);
  return found;
};
