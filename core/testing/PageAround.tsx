import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { type createStore, Provider as StoreProvider } from 'jotai';
import type { createAppRouter } from '../app/create';
import type { createHost } from '../plugin/host';
import { PluginHostProvider } from '../plugin/react';
import { ReportContext } from '../plugin/report-context';

interface PageAroundProps {
  store: ReturnType<typeof createStore>;
  host: ReturnType<typeof createHost>;
  router: ReturnType<typeof createAppRouter>['router'];
}

/** The page that a router shows, with all around it that the product has. */
export const PageAround = ({ store, host, router }: PageAroundProps) => (
  <StoreProvider store={store}>
    <I18nProvider i18n={i18n}>
      <PluginHostProvider host={host}>
        <ReportContext value={host.report}>
          <RouterProvider router={router} />
        </ReportContext>
      </PluginHostProvider>
    </I18nProvider>
  </StoreProvider>
);
