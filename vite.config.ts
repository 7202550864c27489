import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type PluginOption } from 'vite';
import { DECLARES, filesOfBuild, isNotOfEveryPage, nameModules } from './scripts/lib/first-view.ts';
import { MACRO, namespaces } from './scripts/lib/namespaces.ts';
import { wordsInCode } from './scripts/lib/words-in-code.ts';

export const root = fileURLToPath(new URL('.', import.meta.url));

/** The macros of messages; three files of four have none, and are spared what takes longest of all that is done to them. */
const macros = {
  preset: () => ({ plugins: [linguiMacro] }),
  rolldown: { filter: { code: MACRO } },
};

/**
 * What every build of the code needs: browser bundle, server bundle, tests and Storybook share this list. What is `shipped`
 * has its words in every language; while it is written, English stands in.
 */
export function plugins(shipped = false): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'pt-BR', 'pt-PT', 'es-ES'] }), enforce: 'pre' },
    namespaces(),
    react(),
    babel({ include: /\.tsx?$/, exclude: /node_modules/, presets: [macros] }),
    lingui({ failOnMissing: shipped, failOnCompileError: shipped }),
    vanillaExtractPlugin(),
  ];
}

export const resolve = { alias: { '@': root.replace(/\/$/, '') } };

const homeFormOf = (plugin: string): string =>
  `${root}plugins/${plugin}/web/search/SearchFormContribution.tsx`;
const soldByPlugins = readdirSync(`${root}plugins`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(homeFormOf(entry.name)))
  .map((entry) => entry.name);

/** What a home page asks for as soon as it stands: the products' forms at rest, or why there are none. */
const homeEntries = [
  ...[
    'home/HeroSearch',
    'subscription/InactiveAgencyNotice',
    'social/SocialLinks',
    'subscription/NotSellingNotice',
  ].map((name) => `${root}core/shell/${name}.tsx`),
  ...soldByPlugins.map(homeFormOf),
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    wordsInCode(command === 'build'),
    ...plugins(command === 'build'),
    ...(isSsrBuild ? [] : [nameModules(root)]),
  ],
  resolve,
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? {
        ssr: 'server/main.ts',
        outDir: 'dist/server',
        emptyOutDir: true,
        sourcemap: 'hidden' as const,
        target: 'node22',
        rollupOptions: { output: { entryFileNames: 'main.js' } },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        // They are kept beside what is served: see `scripts/release/source-maps.ts`.
        sourcemap: 'hidden' as const,
        target: 'es2022',
        manifest: true,
        // What every page has is not asked for again.
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isNotOfEveryPage) },
        assetsInlineLimit: 0,
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: DECLARES, sideEffects: false }] },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [filesOfBuild(`${root}main.tsx`, homeEntries)],
            },
          },
        },
      },
}));
