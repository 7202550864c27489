import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES as languages, readCatalog } from './lib/catalogs';
import { refusalExtractor } from './lib/extract-refusals';
import { lacking } from './lib/known-words';
import { saidMessages } from './lib/said-messages';
import { sources } from './lib/sources';
import { termProblem, wordingProblems } from './lib/wording';

const catalogs = new Set(
  languages
    .flatMap((language) => readdirSync(`locales/${language}`))
    .flatMap((file) => (file.endsWith('.po') ? file.slice(0, -'.po'.length) : [])),
);

/** Every catalog holds every message of the English one, in every language, in words of its own. */
const gaps: string[] = [];
/** Where the message of an id stands. */
const owners = new Map<string, string>();
const collisions: string[] = [];
const stumbles: string[] = [];
for (const name of catalogs) {
  const source = readCatalog('en', name);
  for (const id of Object.keys(source)) {
    // The core's words and the server's own go without a context, in tables that never meet.
    const key = name === 'server' ? `server ${id}` : id;
    const other = owners.get(key);
    if (other) collisions.push(`${id}: ${other} and ${name}, "${source[id]?.message ?? id}"`);
    owners.set(key, name);
  }
  const written = (readFileSync(`locales/en/${name}.po`, 'utf8').match(/^msgid "/gm)?.length ?? 0) - 1;
  if (written !== Object.keys(source).length)
    collisions.push(`${name}: ${written} messages share ${Object.keys(source).length} names`);
  for (const language of languages) {
    const words = readCatalog(language, name);
    for (const id of Object.keys(source))
      if (!words[id]?.translation) gaps.push(`${language}/${name}: "${source[id]?.message ?? id}"`);
    for (const [id, { translation = '' }] of Object.entries(words)) {
      const term = termProblem(source[id]?.translation ?? '', language, translation);
      for (const problem of [...wordingProblems(language, translation), ...(term ? [term] : [])])
        stumbles.push(`${language}/${name}: ${problem}, in "${translation}"`);
    }
  }
}

const unknown = (await saidMessages()).flatMap(({ path, ids }) =>
  [...new Set(ids.flatMap((id) => lacking(path, id)))].map((catalog) => `${path}: not in ${catalog}`),
);

// They are collected by the name of their file.
const astray = ['core', 'plugins', 'server']
  .flatMap((room) => [...sources(room)])
  .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !refusalExtractor.match(path))
  .filter(({ text }) => /= (refusals|answers|fieldNames)\(/.test(text))
  .map(({ path }) => `${path}: refusals stand in a file or folder of that name`);

for (const stray of astray) console.error(`not collected   ${stray}`);
for (const collision of collisions) console.error(`one name for two   ${collision}`);
for (const stumble of stumbles) console.error(`wording         ${stumble}`);
for (const message of unknown) console.error(`not collected   ${message}`);
for (const gap of gaps) console.error(`not translated  ${gap}`);
console.log(
  gaps.length + unknown.length === 0
    ? `Every message stands in ${languages.join(', ')}.`
    : `${gaps.length + unknown.length} messages are missing; run "npm run messages".`,
);
process.exitCode =
  gaps.length + unknown.length + astray.length + collisions.length + stumbles.length === 0 ? 0 : 1;
