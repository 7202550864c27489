import { chance } from '@/server/selling/supplier/chance';

const REGIONS = {
  europe:
    'PT ES FR DE IT GB IE NL BE LU CH AT DK SE NO FI IS PL CZ SK HU SI HR RO BG GR CY MT EE LV LT RS BA ME MK AL XK MD UA BY AD MC SM LI FO GI TR',
  america: 'US CA',
  latin:
    'MX GT BZ HN SV NI CR PA CU DO PR JM HT BS BB TT AW CW CO VE EC PE BO CL AR UY PY BR GY SR GF MQ GP KY BM TC VG VI AG LC GD VC KN DM SX BQ AI MS',
  asia: 'JP KR CN TW HK MO TH VN LA KH MM MY SG ID PH BN IN LK BD NP BT MV PK KZ UZ KG TJ TM MN',
  oceania: 'AU NZ FJ NC PF VU WS TO PG SB CK NF GU MP PW FM',
  gulf: 'AE SA QA BH KW OM JO LB IL IQ IR YE',
  africa:
    'MA DZ TN LY EG SD ET KE TZ UG RW BI ZA NA BW ZW ZM MW MZ MG MU RE SC KM NG GH CI SN GM ML BF NE TG BJ CM GA CG CD AO CV SL LR GN GW MR DJ ER SO SZ LS ST GQ TD CF YT SH',
} as const;

export type Region = keyof typeof REGIONS | 'elsewhere';

const regionByCountry = new Map<string, Region>(
  Object.entries(REGIONS).flatMap(([region, countries]) =>
    countries.split(' ').map((country) => [country, region as Region] as const),
  ),
);

export const regionOf = (country: string): Region => regionByCountry.get(country) ?? 'elsewhere';

/** What a car costs there beside the world's average, and the share of taxes on top of the rental; null: any. */
const RATES: Readonly<Record<string, readonly [cost: number | null, tax: number | null]>> = {
  US: [1.15, 0.12],
  CA: [1.1, 0.13],
  GB: [1, 0.2],
  IE: [1.15, 0.23],
  PT: [0.72, 0.23],
  ES: [0.75, 0.21],
  FR: [1, 0.2],
  IT: [0.95, 0.22],
  DE: [1.05, 0.19],
  AT: [1.05, 0.2],
  CH: [1.4, 0.081],
  NL: [1.1, 0.21],
  BE: [1, 0.21],
  DK: [1.25, 0.25],
  NO: [1.5, 0.25],
  SE: [1.2, 0.25],
  FI: [1.2, 0.255],
  IS: [1.7, 0.24],
  PL: [0.65, 0.23],
  CZ: [0.75, null],
  HU: [0.7, null],
  GR: [0.8, 0.24],
  TR: [0.6, 0.2],
  JP: [1.05, 0.1],
  KR: [0.95, 0.1],
  AU: [1.1, 0.1],
  NZ: [1.2, 0.15],
  BR: [0.7, 0.12],
  MX: [0.7, 0.16],
  AR: [0.75, 0.21],
  CL: [0.8, 0.19],
  ZA: [0.6, 0.15],
  MA: [0.65, null],
  EG: [0.6, null],
  IN: [0.5, null],
  TH: [0.55, null],
  AE: [0.85, 0.05],
};
export const costOf = (country: string): number => RATES[country]?.[0] ?? 0.8 + 0.3 * chance('cost', country);
export const taxOf = (country: string): number => RATES[country]?.[1] ?? 0.1 + 0.1 * chance('tax', country);

/** Countries whose cars may be left in another one of them. */
const OPEN_BORDERS = new Set('PT ES FR DE IT NL BE LU CH AT DK SE NO PL CZ SK HU SI HR'.split(' '));
const NORTH_AMERICA = new Set(['US', 'CA']);
export const maySwap = (from: string, to: string): boolean =>
  from === to ||
  (OPEN_BORDERS.has(from) && OPEN_BORDERS.has(to)) ||
  (NORTH_AMERICA.has(from) && NORTH_AMERICA.has(to));

/** Cities on islands that no road leads off: those that share one, and those that are alone on theirs. */
const SHARED = ['CAG OLB AHO', 'AJA BIA FSC CLY', 'HER CHQ', 'KOA ITO', 'BFS LDY'];
const ALONE =
  'PMI IBZ MAH LPA TCI ACE FUE SPC FNC PXO PDL TER HOR RHO CFU KGS JTR JMK ZTH HNL OGG LIH VDE GMZ';
const ISLANDS = new Map(
  [...SHARED, ...ALONE.split(' ')].flatMap((island) => island.split(' ').map((city) => [city, island])),
);
/** Where two places have different ones, nobody can drive from one to the other. */
export const landOf = (cityCode: string): string => ISLANDS.get(cityCode) ?? 'mainland';

/** Cars there are automatic as a rule. */
export const isAutomaticLand = (country: string): boolean =>
  ['america', 'oceania', 'gulf'].includes(regionOf(country)) ||
  ['JP', 'KR', 'SG', 'HK', 'TW'].includes(country);

/** More in summer, wherever that is. */
const MONTHS = [0.86, 0.88, 0.94, 1.02, 1, 1.12, 1.32, 1.34, 1.06, 0.96, 0.88, 1.1];
export function seasonOf(latitude: number, month: number): number {
  if (Math.abs(latitude) < 15) return 1 + (month === 11 || month === 0 ? 0.12 : 0);
  return MONTHS[latitude > 0 ? month : (month + 6) % 12]!;
}
