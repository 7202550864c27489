import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '@/core/testing/fake-api';
import { PluginStage } from '@/core/testing/PluginStage';
import MarkupPanel from './MarkupPanel';

it('R353 each time that it is switched on, the markup that came with that stands there', async () => {
  let refundProtectMarkup = 6.5;
  const api = fakeApi({
    '/api/refund-protects': () => ({ data: btoa(JSON.stringify({ isEnabled: true, refundProtectMarkup })) }),
  });
  let turn = (_: boolean) => {};
  const router = createRouter({
    routeTree: createRootRoute({
      component: function Panel() {
        const [isOn, setOn] = useState(true);
        turn = setOn;
        return <MarkupPanel isOn={isOn} />;
      },
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <PluginStage api={api}>
        <RouterProvider router={router as never} />
      </PluginStage>
    </I18nProvider>,
  );
  const shown = () => screen.findByLabelText<HTMLInputElement>(/^Refund protection markup/);
  expect((await shown()).value).toBe('6.5');
  act(() => turn(false));
  refundProtectMarkup = 8;
  act(() => turn(true));
  await waitFor(async () => expect((await shown()).value).toBe('8'));
});
