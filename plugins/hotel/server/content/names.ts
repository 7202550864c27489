/** First and second halves of names of our own, by language; a name is any of the first with any of the second. */
const ROMANCE_PT: Halves = [
  'Casa,Hotel,Pousada,Solar,Quinta',
  'do Largo,da Ribeira Alta,das Andorinhas,do Limoeiro,da Calçada,dos Azulejos,do Farol Velho,da Figueira,das Oliveiras,do Relógio',
];
const ROMANCE_ES: Halves = [
  'Casa,Hotel,Posada,Patio,Mirador',
  'del Naranjo,de la Fuente Clara,de los Faroles,del Almendro,de las Golondrinas,del Arco Viejo,de la Higuera,del Reloj,de los Olivos,de la Campana',
];
const ENGLISH: Halves = [
  'The Copper,The Quiet,The Willow,The Amber,The Lark',
  'Lantern,House,Gate,Yard,Terrace,Arms,Court,Lodge,Orchard,Quarter',
];
const FRENCH: Halves = [
  'Hôtel,Maison,Auberge,Villa,Résidence',
  'du Tilleul,des Hirondelles,de la Lanterne,du Vieux Puits,des Glycines,de la Cour Bleue,du Figuier,des Horlogers,de la Treille,du Merle',
];
const ITALIAN: Halves = [
  'Albergo,Casa,Locanda,Palazzo,Residenza',
  'del Glicine,delle Rondini,della Lanterna,del Pozzo,degli Ulivi,del Melograno,della Corte,del Fico,della Meridiana,del Tiglio',
];
const GERMAN: Halves = [
  'Hotel,Gasthof,Haus,Pension,Stadthaus',
  'Lindenhof,Schwalbennest,zur Laterne,am Brunnen,Kupferkanne,Apfelgarten,zum Uhrmacher,Morgenstern,Birkenhain,am Alten Tor',
];
const JAPANESE: Halves = [
  'Ryokan,Hotel,Yado,Stay,Inn',
  'Tsubame,Yanagi,Kawasemi,Akari,Momiji,Hinoki,Tsukimi,Sazanami,Komorebi,Asagiri',
];
const ARABIC: Halves = [
  'Dar,Hotel,Bayt,Riwaq,Manzil',
  'Nakheel,Yasmin,Qamar,Lulu,Zaytun,Fanar,Rihan,Sahab,Nujum,Warda',
];

type Halves = readonly [string, string];

const BY_COUNTRY: Readonly<Record<string, Halves>> = {
  PT: ROMANCE_PT,
  BR: ROMANCE_PT,
  ES: ROMANCE_ES,
  MX: ROMANCE_ES,
  AR: ROMANCE_ES,
  CL: ROMANCE_ES,
  PE: ROMANCE_ES,
  CO: ROMANCE_ES,
  FR: FRENCH,
  BE: FRENCH,
  IT: ITALIAN,
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  JP: JAPANESE,
  AE: ARABIC,
};

/** Groups of our own invention; each begins the names of its properties. */
export const CHAINS = [
  'Alvorel',
  'Brisana',
  'Corvello',
  'Dunmarrow',
  'Estelune',
  'Farolis',
  'Hollin & Reed',
  'Marivento',
] as const;

/** The name of the nth property of a city (0 to 49): no two of one city are the same. */
export function propertyName(country: string, nth: number): string {
  const [first, second] = (BY_COUNTRY[country] ?? ENGLISH).map((half) => half.split(','));
  return `${first![nth % 5]!} ${second![(nth + Math.floor(nth / 10)) % 10]!}`;
}
