// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/error';
import { FULL_TITLE } from '../contract/site/title';
import { anAgency } from '../testing/agency';
import { isActiveAgency, loadAgency } from './agency';
import { EMPTY_BOOTSTRAP, readBootstrap } from './bootstrap';
import { applyBrand } from './brand';
import { readDebug, switchXenmode, xenmodeAtom, xenmodeOf } from './flags';
import { locateVisitor } from './geolocation';
import { locatedCountryAtom } from './located-country';
import { DEFAULT_LOCATION, locationAtom, type VisitorLocation } from './location';
import { REFRESH_INTERVAL, watchAgency } from './refresh';
import { deviceDarkAtom, shownModeAtom, themeModeAtom } from './theme-mode';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');
const bootstrap = {
  agency: anAgency(),
  authKey: 'k',
  secretCode: 's',
  environment: 'prod',
  demo: null,
  build: 'b1',
};
const withBootstrap = (value: unknown) =>
  page(`<script type="application/json" id="bootstrap">${JSON.stringify(value)}</script>`);

describe('the bootstrap', () => {
  it('R001 R020 brings the agency without a call', async () => {
    const read = readBootstrap(withBootstrap(bootstrap));
    const call = vi.fn();
    expect(await loadAgency({ call }, read)).toEqual(bootstrap.agency);
    expect(call).not.toHaveBeenCalled();
  });
  it('R001 is replaced by the API host where no server wrote it', async () => {
    const call = vi.fn().mockResolvedValue({ agency: anAgency({ version: 4 }) });
    expect((await loadAgency({ call }, readBootstrap(page(''))))?.version).toBe(4);
  });
  it('R002 tells a host without an agency from a failure', async () => {
    await expect(
      loadAgency({ call: vi.fn() }, readBootstrap(withBootstrap({ ...bootstrap, agency: null }))),
    ).resolves.toBeNull();
    const unknown = vi.fn().mockRejectedValue(new ApiError(404, 'AGENCY_NOT_FOUND', 'x'));
    await expect(loadAgency({ call: unknown }, EMPTY_BOOTSTRAP)).resolves.toBeNull();
    const down = vi.fn().mockRejectedValue(new ApiError(503, 'UNAVAILABLE', 'x'));
    await expect(loadAgency({ call: down }, EMPTY_BOOTSTRAP)).rejects.toThrow('x');
  });
  it('of another version is used as far as it fits', () => {
    const read = readBootstrap(withBootstrap({ ...bootstrap, demo: 'new kind of thing' }));
    expect(read.agency?.agencyName).toBe('Horizonte Viagens');
    expect(read.authKey).toBe('k');
    expect(read.demo).toBeNull();
    expect(readBootstrap(page('<script id="bootstrap" type="application/json">{</script>'))).toEqual(
      EMPTY_BOOTSTRAP,
    );
  });
});

describe('the brand', () => {
  it.each([
    ['en', 'Blue Fjord Travel - Online Hotel, Flight, Car Booking Agency'],
    ['pt', 'Blue Fjord Travel - Voos e hotéis'],
    ['es', 'Blue Fjord Travel'],
  ])('R003 G112 titles a page in %s with the name and what is sold', (language, title) => {
    const target = page('<title>x</title>');
    target.documentElement.lang = language;
    const sells = { en: FULL_TITLE, pt: 'Voos e hotéis' };
    void applyBrand(anAgency({ agencyName: 'Blue Fjord Travel', sells }), 'light', target);
    expect(target.title).toBe(title);
  });
  it('R004 uses the logo as the favicon', () => {
    const target = page('<link rel="icon" href="/old.svg">');
    void applyBrand(anAgency({ logo: '/logos/x.png' }), 'light', target);
    expect(target.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
    expect(target.querySelector('link')!.getAttribute('href')).toBe('/logos/x.png');
  });
  const painted = async (primaryColor: string | null, mode: 'light' | 'dark', keepsColorInDark = false) => {
    const target = page('');
    await applyBrand(anAgency({ primaryColor, keepsColorInDark }), mode, target);
    return (name: string) => target.documentElement.style.getPropertyValue(`--cv-brand-${name}`);
  };
  it('R020 puts the colour of the agency on the page', async () => {
    expect((await painted('#aa3311', 'light'))('primary')).toBe('#aa3311');
  });
  it('R021 puts the default colour on the page of an agency without one', async () => {
    expect((await painted(null, 'light'))('primary')).toBe('#2c7be5');
  });
  it('R022 puts two lighter variants of the colour on the page', async () => {
    const token = await painted('#aa3311', 'light');
    expect([token('primaryB3'), token('primaryE6')]).toEqual(['#aa3311b3', '#aa3311e6']);
  });
  it('R024 puts the default colour on the page in the dark', async () => {
    expect((await painted('#aa3311', 'dark'))('primary')).toBe('#2c7be5');
  });
  it('R024 puts the own color on the page in the dark where the agency has chosen so', async () => {
    expect((await painted('#aa3311', 'dark', true))('primary')).toBe('#aa3311');
  });
  it('R020 R024 leaves the theme that the server wrote for both modes, until the agency changes', async () => {
    const target = page('<style id="brand" data-version="3"></style>');
    const primary = () => target.documentElement.style.getPropertyValue('--cv-brand-primary');
    const agency = anAgency({ version: 3, primaryColor: '#aa3311' });
    await applyBrand(agency, 'dark', target);
    expect(target.documentElement.dataset['theme']).toBe('dark');
    expect(primary()).toBe('');
    await applyBrand({ ...agency, version: 4, primaryColor: '#113355' }, 'light', target);
    expect(primary()).toBe('#113355');
    await applyBrand(agency, 'light', target);
    expect(primary()).toBe('#aa3311');
  });
  it('R085 R093 only the status Active opens an agency', () => {
    expect(isActiveAgency({ status: 'Active' })).toBe(true);
    expect(isActiveAgency({ status: 'Inactive' })).toBe(false);
    expect(isActiveAgency({ status: '' })).toBe(false);
  });
});

describe('the mode', () => {
  afterEach(() => localStorage.clear());
  it('R161 follows the device until the visitor chooses, and remembers the choice', () => {
    const store = createStore();
    store.set(deviceDarkAtom, true);
    expect(store.get(shownModeAtom)).toBe('dark');
    store.set(themeModeAtom, 'light');
    expect(store.get(shownModeAtom)).toBe('light');
    expect(createStore().get(themeModeAtom)).toBe('light');
  });
});

describe('keeping up with the settings', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const setUp = (version: number) => {
    const call = vi.fn().mockResolvedValue({ agency: anAgency({ version }) });
    const onChange = vi.fn();
    const watch = watchAgency({ api: { call }, current: () => anAgency({ version: 1 }), onChange });
    return { call, onChange, watch };
  };
  it('looks when an answer carries a newer version, once for many', async () => {
    const { call, onChange, watch } = setUp(2);
    watch.versionSeen(1);
    expect(call).not.toHaveBeenCalled();
    watch.versionSeen(2);
    watch.versionSeen(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }));
    watch.stop();
  });
  it('looks every ten seconds and on focus; an unchanged record changes nothing', async () => {
    const { call, onChange, watch } = setUp(1);
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL);
    expect(call).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2);
    expect(onChange).not.toHaveBeenCalled();
    watch.stop();
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL);
    expect(call).toHaveBeenCalledTimes(2);
  });
  it('an older record, which was under way while they changed, brings nothing back', async () => {
    const { onChange, watch } = setUp(0);
    await watch.look();
    expect(onChange).not.toHaveBeenCalled();
    watch.stop();
  });
  it('survives a failed look', async () => {
    const { call, onChange, watch } = setUp(2);
    call.mockRejectedValueOnce(new Error('down'));
    await watch.look();
    expect(onChange).not.toHaveBeenCalled();
    await watch.look();
    expect(onChange).toHaveBeenCalledOnce();
    watch.stop();
  });
});

describe('flags', () => {
  it('R016 xenmode is switched by true and false only', () => {
    expect(xenmodeOf('?xenmode=true')).toBe(true);
    expect(xenmodeOf('?xenmode=false')).toBe(false);
    expect(xenmodeOf('?xenmode=1')).toBeUndefined();
    expect(xenmodeOf('')).toBeUndefined();
  });
  it('R016 G115 whatever else the query says, or nothing, leaves xenmode as it is', () => {
    const store = createStore();
    const after = (search: string) => {
      switchXenmode(store, search);
      return store.get(xenmodeAtom);
    };
    expect([after(''), after('?xenmode=true'), after(''), after('?xenmode=1'), after('?a=b')]).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect([after('?xenmode=false'), after(''), after('?xenmode=TRUE')]).toEqual([false, false, false]);
  });
  it('G115 xenmode is kept nowhere but in memory', () => {
    switchXenmode(createStore(), '?xenmode=true');
    expect(createStore().get(xenmodeAtom)).toBe(false);
    const kept = [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join();
    expect(kept).not.toContain('xenmode');
  });
  it('R155 G116 debug is kept in a cookie for 86400 s', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    readDebug('?debug=true');
    expect(written.mock.calls).toEqual([['debug=true; path=/; max-age=86400; samesite=lax']]);
    written.mockRestore();
    readDebug('?debug=false');
  });
  it('R155 G116 debug is kept in a cookie and can be switched off', () => {
    expect(readDebug('')).toBe(false);
    expect(readDebug('?debug=true')).toBe(true);
    expect(readDebug('')).toBe(true);
    expect(readDebug('?debug=false')).toBe(false);
    expect(readDebug('')).toBe(false);
  });
});

describe("the visitor's country", () => {
  const answering = (body: unknown, ok = true) =>
    (() => Promise.resolve({ ok, json: () => Promise.resolve(body) })) as unknown as typeof fetch;
  it('R018 is the United States until a service says otherwise', async () => {
    expect(DEFAULT_LOCATION).toEqual({ country: 'United States', countryCode: 'US' });
    expect(await locateVisitor(undefined)).toEqual(DEFAULT_LOCATION);
  });
  it('G60 is asked of nobody without a service', async () => {
    const asked = vi.fn();
    expect(await locateVisitor(undefined, asked)).toEqual({ country: 'United States', countryCode: 'US' });
    expect(asked).not.toHaveBeenCalled();
  });
  it('R017 comes from the service', async () => {
    const place = { country: 'Brazil', countryCode: 'BR' };
    expect(
      await locateVisitor('https://geo.example', answering({ status: 'success', ...place, extra: 1 })),
    ).toEqual(place);
  });
  it('R018 R019 is known only where it was looked up and found', () => {
    const store = createStore();
    const known = (country: VisitorLocation | null) => {
      store.set(locationAtom, country);
      return store.get(locatedCountryAtom);
    };
    expect(store.get(locatedCountryAtom)).toBeNull();
    expect(known({ country: 'Brazil', countryCode: 'BR' })).toBe('BR');
    expect(known({ country: 'United States', countryCode: 'US' })).toBe('US');
    expect(known({ country: 'Brazil', countryCode: '<BR' })).toBeNull();
    expect(known(null)).toBeNull();
  });
  it('R019 is cleared by a failure of any kind', async () => {
    expect(
      await locateVisitor(
        'https://geo.example',
        answering({ status: 'fail', country: 'Brazil', countryCode: 'BR' }),
      ),
    ).toBeNull();
    expect(
      await locateVisitor(
        'https://geo.example',
        answering({ status: 'success', country: 'x', countryCode: 'x' }, false),
      ),
    ).toBeNull();
    expect(
      await locateVisitor('https://geo.example', (() => Promise.reject(new Error('x'))) as typeof fetch),
    ).toBeNull();
  });
});
