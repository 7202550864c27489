import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { createHost } from '../core/plugin/host';
import { PluginHostProvider } from '../core/plugin/react';
import { QueryScope } from '../core/query/QueryScope';
import { configure } from 'storybook/test';
import { clearToasts } from '@/core/ui/feedback/toast';
import { applyTheme } from '../themes/apply';
import '../themes/base';
import { brands } from '../themes/brands';
import type { BrandInput, Mode } from '../themes/derive';
import { brandFrom, type WorkbenchBrand } from './brand';
import { BrandedDocs, DocsPage } from './DocsPage';
import { messagesOf } from './messages';
import { endMotion } from './motion';
import './preview.css';

// A busy machine draws late; a story that waits for something may wait for it.
configure({ asyncUtilTimeout: 10_000 });

const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

declare global {
  interface Window {
    /** The theme lab dresses the stories in its frames without loading them anew. */
    dressStory?: (brand: BrandInput, mode: Mode) => void;
  }
}
window.dressStory = (brand, mode) => applyTheme(document.documentElement, brand, mode);

function Branded({
  brand: { primaryColor, keepsColorInDark, roundness, font },
  mode,
  docs,
  children,
}: WorkbenchBrand & { docs: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme(document.documentElement, { primaryColor, keepsColorInDark, roundness, font }, mode);
    document.documentElement.classList.toggle('in-docs', docs);
  }, [primaryColor, keepsColorInDark, roundness, font, mode, docs]);
  return children;
}

const withBrand: Decorator = (Story, { globals, viewMode }) => (
  <Branded {...brandFrom(globals)} docs={viewMode === 'docs'}>
    <Story />
  </Branded>
);

/** What a story finds that installs none. */
const withoutPlugins = createHost({ registry: {} });

const withContexts: Decorator = (Story, { id }) => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return (
    <I18nProvider i18n={i18n} key={`${id}-${i18n.locale}`}>
      <JotaiProvider store={createStore()}>
        <QueryScope>
          <PluginHostProvider host={withoutPlugins}>
            <RouterContextProvider router={router as never}>
              <Story />
            </RouterContextProvider>
          </PluginHostProvider>
        </QueryScope>
      </JotaiProvider>
    </I18nProvider>
  );
};

export default {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Agency',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ subdomain, agencyName }) => ({ value: subdomain, title: agencyName })),
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'pt', title: 'Português' },
          { value: 'es', title: 'Español' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
      },
    },
  },
  // The last four are set by the theme lab's links only.
  initialGlobals: {
    brand: 'caravel',
    mode: 'light',
    language: 'en',
    color: '',
    keepsColor: '',
    roundness: '',
    font: '',
  },
  loaders: [
    async ({ globals }) => {
      const language = String(globals['language'] ?? 'en');
      i18n.loadAndActivate({ locale: language, messages: await messagesOf(language) });
      document.documentElement.lang = language === 'pseudo' ? 'en' : language;
      clearToasts();
      return {};
    },
  ],
  // Runs before axe looks.
  afterEach: endMotion,
  decorators: [withContexts, withBrand],
  parameters: {
    layout: 'padded',
    controls: { expanded: false, sort: 'requiredFirst' },
    docs: { toc: { headingSelector: 'h2, h3' }, page: DocsPage, container: BrandedDocs },
    // What axe finds fails the story's test, which reads nothing else; the workbench's panel lists all.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Foundations', 'Words', 'Pictures and icons', 'Every brand', 'Theme lab'],
          'Library',
          'Core',
          'Plugins',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        smallPhone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
} satisfies Preview;
