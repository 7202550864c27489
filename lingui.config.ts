import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { refusalExtractor } from './scripts/lib/extract-refusals.ts';
import { sourceExtractor } from './scripts/lib/namespaces.ts';

/** Connectors have no words: what they say stands in the contracts of products. */
const plugins = globSync('plugins/*/plugin.ts').map((file) => basename(dirname(file)));
const exclude = ['**/node_modules/**', '**/*.test.*', '**/*.stories.*', '**/*.test-d.*'];

/** One catalog per plugin, so that an agency downloads only the words of the products it sells. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'es'],
  extractors: [refusalExtractor, sourceExtractor],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/core', include: ['<rootDir>/core'], exclude },
    // What screens and letters say alike is a word of both.
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/server', '<rootDir>/core/say'],
      exclude,
    },
    ...plugins.flatMap((name) => [
      {
        path: `<rootDir>/locales/{locale}/${name}`,
        include: [`<rootDir>/plugins/${name}`],
        exclude: [...exclude, '**/server/**'],
      },
      // Mails have words too; a plugin gets this catalog once its English one has been created.
      ...(existsSync(`locales/en/${name}-server.po`)
        ? [
            {
              path: `<rootDir>/locales/{locale}/${name}-server`,
              include: [`<rootDir>/plugins/${name}/server`],
              exclude,
            },
          ]
        : []),
    ]),
  ],
});
