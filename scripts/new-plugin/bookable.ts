import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names';
import { catalogOf, type Words } from './templates';

/** A product that works, checked and tested as it stands there; another one is it under other names. */
const SAMPLE = join(import.meta.dirname, 'bookable');
/** What `plugins/entries.ts` says instead, and what is written for each product. */
const LEFT_OUT = ['entries.ts', 'server/letter-words.ts'];

/** The sample has no catalogs. */
const letterWords = ({ id }: Names): string => `import { wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../locales/en/${id}.po';
import { messages as es } from '../../../locales/es/${id}.po';
import { messages as pt } from '../../../locales/pt/${id}.po';

/** The product's words in letters and papers. */
export const wordsOf = wordsFrom({ en, pt, es });
`;

const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const renamed = (text: string, { id, type, variable, table, plural, title }: Names): string =>
  [
    ['sample-passes', plural],
    ['samplePasses', camel(plural)],
    ["entries['sample-pass']", id.includes('-') ? `entries['${id}']` : `entries.${id}`],
    ['sample-pass', id],
    ['sample_pass', table],
    ['samplePass', variable],
    ['SamplePass', type],
    ['Sample passes', title],
    ['sample passes', title.toLowerCase()],
    ['Sample pass', capital(id.replaceAll('-', ' '))],
    ['sample1', `${table}1`],
  ].reduce((now, [from, to]) => now.replaceAll(from!, to!), text);

const readme = ({ id, plural, title }: Names): string => `# ${title}

Searched, sold, looked after and shown in the back office: a product that works, to be grown from.

| part | file |
|---|---|
| its calls, both sides | \`contract.ts\`: what is searched for, what an offer tells, what is asked of who books |
| what it registers in the browser | \`plugin.ts\`, \`routes.ts\` (\`/booknow/${plural}\`) |
| form of the search | \`web/search-form.ts\` |
| filters, facts of an offer, words of its pages | \`web/site.tsx\` |
| what a booking tells, on its page, in its letter, on paper | \`say/told.ts\` |
| how it is sold | \`server/plugin.ts\` |
| its embedded supplier | \`server/supplier.ts\` |
| words | \`locales/<language>/${id}.po\` |

An agency sells it when its menu has an active entry named "${title}", which its owner switches on under Settings,
Products. Offers are made up in \`server/supplier.ts\`: a real supplier implements \`PlainSupplier\`
(\`server/selling/bookable/plain/port.ts\`) and stands beside it in one pool. It says there by
\`realSells\` or, for an embedded one, by \`embeddedSells\` whether it sells: another answer does not compile. What the kit does is told in
\`server/selling/bookable/README.md\`; a page of its own takes the place of one of the kit's where \`web/site.tsx\` says
\`{ ...plainSite(…), Results: OwnResults }\`.
`;

/** In the order of the catalogs. */
const WORDS: readonly Words[] = [
  {
    en: '{count, plural, one {# person} other {# people}}',
    pt: '{count, plural, one {# pessoa} other {# pessoas}}',
    es: '{count, plural, one {# persona} other {# personas}}',
  },
  {
    en: '{people, plural, one {for # person} other {for # people}}',
    pt: '{people, plural, one {para # pessoa} other {para # pessoas}}',
    es: '{people, plural, one {para # persona} other {para # personas}}',
  },
  { en: 'All in', pt: 'Tudo incluído', es: 'Todo incluido' },
  { en: 'Basic', pt: 'Básico', es: 'Básico' },
  { en: 'Bookings of sample passes', pt: 'Reservas: sample passes', es: 'Reservas: sample passes' },
  { en: 'Choose a place', pt: 'Escolha um lugar', es: 'Elija un lugar' },
  { en: 'City or airport', pt: 'Cidade ou aeroporto', es: 'Ciudad o aeropuerto' },
  { en: 'Day', pt: 'Dia', es: 'Día' },
  { en: 'Grade', pt: 'Categoria', es: 'Categoría' },
  {
    en: 'Retained by the provider and the agency',
    pt: 'Retido pelo fornecedor e pela agência',
    es: 'Retenido por el proveedor y la agencia',
  },
  { en: 'Markup on sample passes', pt: 'Markup: sample passes', es: 'Markup: sample passes' },
  { en: 'People', pt: 'Pessoas', es: 'Personas' },
  { en: 'Plus', pt: 'Plus', es: 'Plus' },
  { en: 'Sample passes', pt: 'Sample passes', es: 'Sample passes' },
  { en: 'Search sample passes', pt: 'Buscar: sample passes', es: 'Buscar: sample passes' },
  {
    en: 'The price for everybody, taxes and fees included.',
    pt: 'O preço para todos, com impostos e taxas.',
    es: 'El precio para todos, con impuestos y cargos.',
  },
  {
    en: 'We are waiting for the provider to answer. You will get an email.',
    pt: 'Aguardamos a resposta do fornecedor. Você receberá um e-mail.',
    es: 'Esperamos la respuesta del proveedor. Usted recibirá un correo electrónico.',
  },
  { en: 'Where', pt: 'Onde', es: 'Dónde' },
  { en: 'Your sample passes', pt: 'Suas reservas: sample passes', es: 'Sus reservas: sample passes' },
];

/** The README, the words and the files of such a product. */
export function bookable(names: Names) {
  const files = readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.includes(file))
    .sort();
  const texts = files.map((file): [string, string] => {
    const text = readFileSync(join(SAMPLE, file), 'utf8');
    // A file in a folder says `../entries`, one beside them `./entries`: one step more each.
    const moved = file.includes('/')
      ? text.replace("'../entries'", "'../../entries'")
      : text.replace("'./entries'", "'../entries'");
    return [file, renamed(moved, names)];
  });
  return {
    texts: [['README.md', readme(names)], ['server/letter-words.ts', letterWords(names)], ...texts] as [
      string,
      string,
    ][],
    catalog: (language: keyof Words) =>
      catalogOf(
        names.id,
        WORDS.map((word) => ({
          en: renamed(word.en, names),
          pt: renamed(word.pt, names),
          es: renamed(word.es, names),
        })),
        language,
      ),
  };
}
