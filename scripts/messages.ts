import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

const format = formatter();
const languages = ['en', 'pt', 'es'] as const;
const catalogs = [...new Set(languages.flatMap((language) => readdirSync(`locales/${language}`)))].filter(
  (name) => name.endsWith('.po'),
);

/** Every catalog holds every message of the English one, in every language, in words of its own. */
const gaps: string[] = [];
for (const catalog of catalogs) {
  const source = await read('en', catalog);
  for (const language of languages) {
    const words = await read(language, catalog);
    for (const id of Object.keys(source))
      if (!words[id]?.translation) gaps.push(`${language}/${catalog}: "${source[id]?.message ?? id}"`);
  }
}

async function read(language: string, catalog: string) {
  const text = readFileSync(`locales/${language}/${catalog}`, 'utf8');
  return (await format.parse(text, { locale: language, sourceLocale: 'en', filename: catalog })) as Record<
    string,
    { translation?: string; message?: string; obsolete?: boolean }
  >;
}

for (const gap of gaps) console.error(`not translated  ${gap}`);
console.log(
  gaps.length === 0
    ? `Every message stands in ${languages.join(', ')}.`
    : `${gaps.length} messages are missing; run "npm run messages".`,
);
process.exitCode = gaps.length === 0 ? 0 : 1;
