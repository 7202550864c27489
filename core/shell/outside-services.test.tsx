import { i18n } from '@lingui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../contract/site/agency';
import { EMPTY_BOOTSTRAP } from '../tenant/bootstrap';
import { anAgency } from '../testing/agency';
import { PageStage } from '../testing/PageStage';
import { instead } from '../testing/instead';
import * as maps from './maps-script';

instead(maps, 'loadMaps', () => Promise.resolve());
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({}));
  });
});
afterEach(() => vi.unstubAllGlobals());

const scripts = () => vi.mocked(maps.loadMaps).mock.calls.map(([, url]) => url);

/** The start page, which has stood for long enough to load what nobody waits for. */
async function openPage(ports?: Partial<Ports>) {
  const configured = ports && { ports: { ...EMPTY_BOOTSTRAP.ports, ...ports } };
  render(<PageStage path="/" agency={anAgency()} {...(configured ? { bootstrap: configured } : {})} />);
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
}

describe('services outside', () => {
  it('G60 are not asked by a page whose host has configured none', async () => {
    await openPage();
    expect([asked, scripts()]).toEqual([[], []]);
  });

  it('G60 are asked where they are configured', async () => {
    await openPage({ geolocation: 'https://geo.example/json', mapsScript: 'https://maps.example/js' });
    await waitFor(() => expect(scripts()).toEqual(['https://maps.example/js']));
    expect(asked).toEqual(['https://geo.example/json']);
  });
});
