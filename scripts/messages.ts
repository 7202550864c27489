import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { nameOf } from './lib/own-words';
import { wordingProblems } from './lib/wording';

const format = formatter();
const languages = ['en', 'pt', 'es'] as const;
const catalogs = [...new Set(languages.flatMap((language) => readdirSync(`locales/${language}`)))].filter(
  (name) => name.endsWith('.po'),
);

/** Every catalog holds every message of the English one, in every language, in words of its own. */
const gaps: string[] = [];
/** What a message is called at run time, and where it stands. */
const owners = new Map<string, string>();
const collisions: string[] = [];
const stumbles: string[] = [];
for (const catalog of catalogs) {
  const source = await read('en', catalog);
  const name = catalog.slice(0, -'.po'.length);
  for (const id of Object.keys(source)) {
    const called = nameOf(name, id);
    // The core's words and the server's own go without a name, in tables that never meet.
    const key = name === 'server' ? `server ${called}` : called;
    const other = owners.get(key);
    if (other) collisions.push(`${called}: ${other} and ${name}, "${source[id]?.message ?? id}"`);
    owners.set(key, name);
  }
  const written = (readFileSync(`locales/en/${catalog}`, 'utf8').match(/^msgid "/gm)?.length ?? 0) - 1;
  if (written !== Object.keys(source).length)
    collisions.push(`${name}: ${written} messages share ${Object.keys(source).length} names`);
  for (const language of languages) {
    const words = await read(language, catalog);
    for (const id of Object.keys(source))
      if (!words[id]?.translation) gaps.push(`${language}/${catalog}: "${source[id]?.message ?? id}"`);
    for (const { translation = '' } of Object.values(words))
      for (const problem of wordingProblems(language, translation))
        stumbles.push(`${language}/${catalog}: ${problem}, in "${translation}"`);
  }
}

async function read(language: string, catalog: string) {
  const text = readFileSync(`locales/${language}/${catalog}`, 'utf8');
  return (await format.parse(text, { locale: language, sourceLocale: 'en', filename: catalog })) as Record<
    string,
    { translation?: string; message?: string; obsolete?: boolean }
  >;
}

for (const collision of collisions) console.error(`one name for two   ${collision}`);
for (const stumble of stumbles) console.error(`wording         ${stumble}`);
for (const gap of gaps) console.error(`not translated  ${gap}`);
console.log(
  gaps.length === 0
    ? `Every message stands in ${languages.join(', ')}.`
    : `${gaps.length} messages are missing; run "npm run messages".`,
);
process.exitCode = gaps.length + collisions.length + stumbles.length === 0 ? 0 : 1;
