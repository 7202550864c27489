import { chance } from '@/server/selling/supplier/chance';

/** First and second halves of names of our own, by language; a name is any of the first with any of the second. */
const ROMANCE_PT: Halves = [
  'Casa,Hotel,Pousada,Solar,Quinta',
  'do Largo,da Ribeira Alta,das Andorinhas,do Limoeiro,da Calçada,dos Azulejos,do Farol Velho,da Figueira,das Oliveiras,do Relógio,da Amendoeira,do Poço Novo,das Laranjeiras,da Lua Cheia,do Chafariz,dos Pardais,da Bússola,do Moinho Branco,da Romãzeira,do Sino',
];
const ROMANCE_ES: Halves = [
  'Casa,Hotel,Posada,Patio,Mirador',
  'del Naranjo,de la Fuente Clara,de los Faroles,del Almendro,de las Golondrinas,del Arco Viejo,de la Higuera,del Reloj,de los Olivos,de la Campana,del Molino Blanco,de la Brújula,de los Gorriones,del Granado,de la Luna Llena,del Pozo Nuevo,de la Alameda Chica,del Limonero,de los Azahares,del Aljibe',
];
const ENGLISH: Halves = [
  'The Copper,The Quiet,The Willow,The Amber,The Old',
  'Lantern,House,Gate,Yard,Terrace,Arms,Court,Lodge,Orchard,Quarter,Compass,Mill,Garden,Bell,Wharf,Staircase,Sparrow,Well,Arcade,Attic',
];
const FRENCH: Halves = [
  'Hôtel,Maison,Auberge,Villa,Résidence',
  'du Tilleul,des Hirondelles,de la Lanterne,du Vieux Puits,des Glycines,de la Cour Bleue,du Figuier,des Horlogers,de la Treille,du Merle,du Moulin Blanc,de la Boussole,des Moineaux,du Grenadier,de la Pleine Lune,du Noyer,des Lavandières,du Vieux Phare,de la Cloche,des Tisserands',
];
const ITALIAN: Halves = [
  'Albergo,Casa,Locanda,Palazzo,Residenza',
  'del Glicine,delle Rondini,della Lanterna,del Pozzo,degli Ulivi,del Melograno,della Corte,del Fico,della Meridiana,del Tiglio,del Mulino Bianco,della Bussola,dei Passeri,del Noce,della Luna Piena,dei Limoni,della Campana,del Gelsomino,dei Tessitori,del Faro Vecchio',
];
const GERMAN: Halves = [
  'Hotel,Gasthof,Haus,Pension,Stadthaus',
  'Lindenhof,Schwalbennest,zur Laterne,am Brunnen,Kupferkanne,Apfelgarten,zum Uhrmacher,Morgenstern,Birkenhain,am Alten Tor,zur Weißen Mühle,am Kompass,Spatzenhof,Nussbaum,zum Vollmond,Kirschgarten,zur Glocke,Weberhaus,am Leuchtturm,Rosenstiege',
];
const JAPANESE: Halves = [
  'Ryokan,Hotel,Yado,Stay,Inn',
  'Tsubame,Yanagi,Kawasemi,Akari,Momiji,Hinoki,Tsukimi,Sazanami,Komorebi,Asagiri,Suzume,Hotaru,Kaede,Shirakaba,Mizuiro,Hoshizora,Tanpopo,Yukimi,Asahi-no-Oka,Kazemachi',
];
const ARABIC: Halves = [
  'Dar,Hotel,Bayt,Riwaq,Manzil',
  'Nakheel,Yasmin,Qamar,Lulu,Zaytun,Fanar,Rihan,Sahab,Nujum,Warda,Bulbul,Hilal,Rumman,Zahra,Shuruq,Sukoon,Waha,Manara,Yaqut,Naseem',
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

/** Every name that a city may give, in an order of its own. */
function namesFor(country: string, cityId: string): string[] {
  const [first, second] = (BY_COUNTRY[country] ?? ENGLISH).map((half) => half.split(','));
  return first!
    .flatMap((one) => second!.map((other) => `${one} ${other}`))
    .map((name) => ({ name, at: chance('name', cityId, name) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** So many names for a city, no two of them the same; cities of one language begin with others. */
export const propertyNames = (country: string, cityId: string, count: number): string[] =>
  namesFor(country, cityId).slice(0, count);
