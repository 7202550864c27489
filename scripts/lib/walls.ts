/** A source file: its path from the repository's root and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Naming {
  file: string;
  line: number;
  word: string;
}

/** Product words that core and server may not contain; a plugin adds its own by existing. */
const wordsOf = (products: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])(${products.flatMap((id) => [id, id.endsWith('y') ? `${id.slice(0, -1)}ies` : `${id}s`]).join('|')})(?![\\p{L}\\p{N}_-])`,
    'iu',
  );

/** What the specification says on pages of the platform: its title names products (R003), its log is called like one. */
const SAID = ['Online Hotel, Flight, Car Booking Agency', 'Activity log'];
/** The platform's own page says what an agency may sell, whatever is installed. */
const LANDING = 'core/shell/landing/Landing.tsx';

/** Comments, tests and stories may speak of products, as may the demo agencies; the code that ships may not. */
const mayName = (path: string) =>
  !/^(core|server)\//.test(path) ||
  /\.(test|stories|test-d)\.tsx?$/.test(path) ||
  path.includes('/testing/') ||
  path === 'server/plugins.ts' ||
  path === LANDING ||
  path.startsWith('server/demo/');

/** Every place where core or server name a product. */
export function findNamings(files: readonly SourceFile[], products: readonly string[]): Naming[] {
  if (products.length === 0) return [];
  const words = wordsOf(products);
  return files.filter(({ path }) => !mayName(path)).flatMap((file) => namingsIn(file, words));
}

function namingsIn({ path, text }: SourceFile, words: RegExp): Naming[] {
  const code = SAID.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text).replace(
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g,
    (comment) => comment.replace(/[^\n]/g, ' '),
  );
  return code.split('\n').flatMap((line, index) => {
    const found = words.exec(line);
    return found ? [{ file: path, line: index + 1, word: found[0] }] : [];
  });
}
