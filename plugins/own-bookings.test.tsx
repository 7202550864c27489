import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { fakeApi, never } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { PluginStage } from '@/core/testing/PluginStage';

const lists = import.meta.glob<{ default: ComponentType }>('./*/web/trips/RecentBookings.tsx');

patient();
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  ['flight', '/api/v2/flight/bookings/all'],
  ['activity', '/api/activities/user/bookings'],
  ['car', '/api/car-rental/findMyReservations'],
])('R432 the last bookings of the product "%s" are the own ones of %s', async (product, path) => {
  const api = fakeApi({ [path]: never });
  const { default: Recent } = await lists[`./${product}/web/trips/RecentBookings.tsx`]!();
  render(
    <I18nProvider i18n={i18n}>
      <PluginStage api={api}>
        <Recent />
      </PluginStage>
    </I18nProvider>,
  );
  await waitFor(() => expect(api.asked.map((call) => call.path)).toEqual([path]));
});
