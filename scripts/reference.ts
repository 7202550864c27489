import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlaces } from './reference/places';
import { buildCountries, buildCurrencies, buildRates, buildTimeZones } from './reference/countries';
import { buildFonts, buildPaperFonts } from './reference/fonts';
import { renderFlags, renderLogos } from './reference/images';

/**
 * `npm run reference`: rebuilds `server/reference/data` from the packages named in docs/attributions.md and from
 * the facts in `server/reference/facts`. Run it after updating one of those packages, and commit the result.
 */
const folder = fileURLToPath(new URL('../server/reference/data/', import.meta.url));

function write(name: string, rows: unknown) {
  const text = Array.isArray(rows)
    ? `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    : `{\n${Object.entries(rows as object)
        .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
        .join(',\n')}\n}\n`;
  writeFileSync(`${folder}${name}.json`, text);
  process.stdout.write(
    `${name}: ${Array.isArray(rows) ? rows.length : Object.keys(rows as object).length} entries, ${Math.round(text.length / 1024)} kB\n`,
  );
}

const countries = buildCountries();
const { airports, cities } = await buildPlaces(new Set(countries.map(([code]) => code)));
write('airports', airports);
write('cities', cities);
write('countries', countries);
write('currencies', buildCurrencies());
write('time-zones', buildTimeZones());
write('rates', buildRates());
write('flags', renderFlags(countries.map(([code]) => code)));
write('logos', await renderLogos());
write('fonts', buildFonts());
write('paper-fonts', await buildPaperFonts());
