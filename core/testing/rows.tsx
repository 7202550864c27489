import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../contract';
import { QueryScope } from '../query/QueryScope';

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');

/** What was shown last; other tests of the same worker show the same language without its words. */
let shown: Messages | null = null;

/** Shows a language with the words of the core and of all plugins. */
async function showIn(language: Language): Promise<void> {
  const wanted = Object.entries(catalogs).filter(
    ([path]) => path.includes(`/${language}/`) && !/server\.po$/.test(path),
  );
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  shown = Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
  i18n.loadAndActivate({ locale: language, messages: shown });
}

const BLOCK = 'p, div, li, dt, dd, h1, h2, h3, h4, td, th, figcaption, article, section, summary, button';

/** What a page says in a language, block by block from above to below, once it is drawn. */
export async function rowsOn(page: ReactNode, language: Language): Promise<string[]> {
  if (i18n.locale !== language || i18n.messages !== shown) await showIn(language);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const { container } = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <QueryScope>
          <RouterContextProvider router={router as never}>{page}</RouterContextProvider>
        </QueryScope>
      </I18nProvider>,
    ),
  );
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const rows: { block: Element | null; inside: Element | null; said: string }[] = [];
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const block = parentElement?.closest(BLOCK) ?? null;
    const last = rows.at(-1);
    if (last?.block !== block || !last) rows.push({ block, inside: parentElement, said: nodeValue ?? '' });
    else {
      // What stands beside each other in a block is parted by its style.
      last.said += `${last.inside === parentElement ? '' : ' '}${nodeValue ?? ''}`;
      last.inside = parentElement;
    }
  }
  cleanup();
  return rows.map(({ said }) => said.trim()).filter(Boolean);
}
