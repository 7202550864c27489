/** Words for the same in names of places: a name is in the language of its place, what is typed is in the reader's. */
const SAME = [
  'castle castelo castillo chateau castello schloss burg alcazar hrad',
  'palace palacio palazzo palais palast palacete',
  'tower torre tour turm',
  'church igreja iglesia eglise chiesa kirche basilica basilique',
  'cathedral catedral cathedrale duomo dom se',
  'monastery mosteiro monasterio convento abbey abadia',
  'square praca plaza place piazza platz largo',
  'bridge ponte puente pont brucke',
  'park parque parc jardim jardin garden gardens jardins jardines',
  'beach praia playa plage',
  'market mercado marche mercato markt mercat',
  'museum museu museo musee',
  'temple templo tempio',
  'fortress fort fortaleza forte fuerte',
].map((words) => words.split(' '));

/** Letters of a word that tell which is meant. */
const TELLING = 4;

/** What was typed, and what means the same in names of places. */
export const sameNouns = (typed: string): readonly string[] =>
  typed.length < TELLING
    ? [typed]
    : [typed, ...SAME.filter((words) => words.some((word) => word.startsWith(typed))).flat()];
