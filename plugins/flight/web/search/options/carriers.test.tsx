import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { useCountryOptions } from '@/core/places/countries';
import { type Answer, fakeApi, never } from '@/core/testing/fake-api';
import { PluginStage } from '@/core/testing/PluginStage';
import { useCarriers } from './carriers';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const COUNTRIES = [{ code: 'PT', name: 'Portugal', dialCode: '351' }];

/** Airlines and countries, both wanted by one screen. */
function wanted(carriers: Answer) {
  const api = fakeApi({ '/dicts/carriers.json': carriers, '/api/code': COUNTRIES });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <PluginStage api={api}>{children}</PluginStage>
    </I18nProvider>
  );
  return {
    api,
    ...renderHook(() => ({ carriers: useCarriers(), countries: useCountryOptions() }), { wrapper }),
  };
}

describe('dictionaries', () => {
  it('R234 are asked for side by side: one that does not come holds no other up', async () => {
    const { api, result } = wanted(never);
    await waitFor(() => expect(result.current.countries).toHaveLength(1));
    expect(api.asked.map(({ path }) => path)).toContain('/dicts/carriers.json');
    expect(result.current.carriers).toMatchObject({ loading: true, options: [] });
  });

  it('R234 one that failed is empty, and the others are there', async () => {
    const { result } = wanted(new ApiError(400, 'BAD_REQUEST', 'Not now'));
    await waitFor(() => expect(result.current.carriers).toMatchObject({ failed: true, options: [] }));
    await waitFor(() => expect(result.current.countries).toHaveLength(1));
  });
});
