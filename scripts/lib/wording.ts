import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from './catalogs.ts';
import { root } from './namespaces.ts';

/** What the trade calls a thing in a language: every name that may stand alone, and what it is never called. */
interface Names {
  readonly said: readonly string[];
  readonly never: RegExp | null;
}
type Term = Readonly<Record<Language, Names>>;

/** Whole words, also where they begin or end with an accent. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** The terms of a table whose head is that of `locales/glossary.tsv`. Throws where a line has another number of cells. */
export function termsOf(table: string): Term[] {
  return table
    .replace(/\n*$/, '')
    .split('\n')
    .slice(1)
    .map((line) => {
      const cells = line.split('\t');
      if (cells.length !== 2 * LANGUAGES.length)
        throw new Error(`The glossary has ${cells.length} cells in "${line}"`);
      const names = (at: number): Names => ({
        said: cells[at]!.split(' | '),
        never: cells[at + LANGUAGES.length] ? word(cells[at + LANGUAGES.length]!) : null,
      });
      return Object.fromEntries(LANGUAGES.map((language, at) => [language, names(at)])) as Term;
    });
}

/** The trade's terms in three languages, to which every catalog is held. */
export const GLOSSARY = termsOf(readFileSync(`${root}locales/glossary.tsv`, 'utf8'));

const folded = (text: string) => text.toLowerCase();

/** What is wrong with the translation of a text that is a term and nothing else; null where nothing is. */
export function termProblem(english: string, language: Language, text: string): string | null {
  const said = GLOSSARY.find(({ en }) => en.said.some((name) => name === folded(english)))?.[language].said;
  return !said || said.includes(folded(text)) ? null : `“${english}” is ${said.join(' or ')}`;
}

/** Spelling, grammar and manners that a reader of a language would stumble over; what things are called is the glossary's. */
const UNWANTED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      word('cancell(?:ed|ing|er)|travell\\p{L}+|colours?|coloured|licences?|centres?|favourites?'),
      'as in the US',
    ],
    [
      word(
        '(?:organ|recogn|author|personal)is\\p{L}+|kilomet(?:re|res)|catalogues?|programmes?|grey|cheques?',
      ),
      'as in the US',
    ],
    [word('told|asked|ask again'), 'say who said or requested it, or leave it out'],
    [
      /User already exist$|occured|terms and condition$|^(@@|Dot|Space) are not allowed/,
      'the specification’s key, not for readers',
    ],
  ],
  pt: [
    [word('ecrãs?|utilizador(?:es)?|autocarros?|fac?turação|ficheiros?'), 'as in Brazil'],
    [word('contactos?|registos?|comboios?'), 'as in Brazil'],
    [word('perguntar de novo'), 'verificar de novo'],
    [word('não foi possível ler'), 'não foi possível carregar'],
    [word('bilhetes (?:solicitados|emitidos)'), 'passagens; a bilhete has a number'],
    [word('(?:em|por) (?:os?|as?)'), 'no, na, pelo, pela'],
    [/^Cadastrar-se$/, 'Criar conta'],
    [/^Olá[^!]*:/, 'Olá, name!'],
    [
      /(?:conexão|parada|pernoite|carros?|hotéis|hospedagem|o que fazer)[^.:]* em \{\}|perto de \{\}|horário de \{\}/i,
      'a colon; some cities have an article',
    ],
  ],
  es: [
    [word('tú|tus?|ti|contigo|puedes|tienes|quieres|debes|necesitas|eres|estás'), 'the reader is usted'],
    [
      word('(?:inténta|compruéba|revísa|guárda|púlsa|míra|cámbia|consúlta)l[oa]s?'),
      'reads as an order to a friend: -elo',
    ],
    [/“/, '« », as in Spanish'],
    [
      /(^|[.:!?] )(recibe|recupera|devuelve|viaja|inicia|elige|escribe|introduce|pulsa|haz|vuelve)(?!\p{L})/iu,
      'reads as an order to a friend; begin with usted, or say recibirá',
    ],
    [/^[^¿]*\p{L}\?/u, 'a question opens with ¿'],
    [/^[^¡]*\p{L}!/u, 'an exclamation opens with ¡'],
    [word('costes?'), 'importe, cargo or costo, which are said on both sides of the Atlantic'],
    [word('(?:ha|han|hemos) podido'), 'no se pudo, no pudimos'],
    [word('introduzca'), 'escriba'],
  ],
};

/** What is wrong with a text that people read, in words; the names of placeholders are not read by anybody. */
export function wordingProblems(language: Language, text: string): string[] {
  const read = text.replace(/\{\w+(?=[,}])/g, '{');
  const never = GLOSSARY.flatMap(({ [language]: { said, never } }) =>
    never ? [[never, said.join(' or ')] as const] : [],
  );
  return [...UNWANTED[language], ...never].flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(read) ?? [];
    return found ? [`“${found}”: ${instead}`] : [];
  });
}
