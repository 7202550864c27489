import { duffelAccount } from '@/plugins/duffel/account';
import { accountIn } from './account';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountReaders } from '../connectors';
import { readConfig as readOf } from './config';
import type { Env } from './env';

/** As a process with every connector reads it. */
const readConfig = (env: Env) => readOf(env, accountReaders);

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'config-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const SECRETS = { AUTH_KEY: 'a', SECRET_CODE: 'b', SIGNING_SECRET: 'c' };
const DATABASE_URL = 'postgres://who@host/name';

describe('secrets', () => {
  test('G51 are made on first start, for the owner’s eyes, and stay the same', () => {
    const first = readConfig({ DATA_DIR: dir });
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: dir })).toEqual(first);
    expect(new Set([first.authKey, first.secretCode, first.signingSecret]).size).toBe(3);
    expect(first.signingSecret.length).toBeGreaterThanOrEqual(32);
  });

  test('the environment wins and is not written down', () => {
    const config = readConfig({ DATA_DIR: dir, SIGNING_SECRET: 'given' });
    expect(config.signingSecret).toBe('given');
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).not.toContain('"given"');
  });

  test('G51 the environment wins over those that were made before', () => {
    readConfig({ DATA_DIR: dir });
    const config = readConfig({ DATA_DIR: dir, AUTH_KEY: 'given', SECRET_CODE: 'given too' });
    expect([config.authKey, config.secretCode]).toEqual(['given', 'given too']);
  });

  test('G51 with DATABASE_URL each must be given, and the missing are named', () => {
    expect(() => readConfig({ DATABASE_URL, DATA_DIR: dir, AUTH_KEY: 'a' })).toThrow(
      /SECRET_CODE, SIGNING_SECRET missing/,
    );
    expect(readConfig({ DATABASE_URL, DATA_DIR: dir, ...SECRETS }).authKey).toBe('a');
  });
});

describe('values', () => {
  test('a variable that is left empty is one that is not there, whichever it is', () => {
    const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| `[^|]+\|/gm)!;
    const names = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+(?=`)/g) ?? []);
    expect(names.length).toBeGreaterThan(50);
    for (const empty of ['', ' ']) {
      const env = Object.fromEntries(names.map((name) => [name, empty]));
      expect(readConfig({ ...env, DATA_DIR: dir })).toEqual(readConfig({ DATA_DIR: dir }));
    }
  });

  test('Google is asked only with an id and a secret', () => {
    expect(readConfig({ DATA_DIR: dir }).google).toBeNull();
    expect(
      readConfig({ DATA_DIR: dir, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google,
    ).toEqual({ clientId: 'id', clientSecret: 'secret', staffDomains: null });
    const named = { GOOGLE_STAFF_DOMAINS: 'Acme.com, acme.net ' };
    expect(
      readConfig({ DATA_DIR: dir, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', ...named }).google
        ?.staffDomains,
    ).toEqual(['acme.com', 'acme.net']);
    expect(() => readConfig({ DATA_DIR: dir, ...named })).toThrow('needs GOOGLE_CLIENT_ID');
  });

  test('Duffel is asked only with a token, and never without encryption but on this machine', () => {
    const read = (env: Record<string, string>) =>
      accountIn(readConfig({ DATA_DIR: dir, DEMO: '0', ...env }), duffelAccount);
    expect(read({})).toBeNull();
    expect(read({ DUFFEL_TOKEN: 'duffel_live_x' })).toEqual({
      token: 'duffel_live_x',
      url: 'https://api.duffel.com',
      webhookSecret: null,
      exchange: [],
    });
    const local = { DUFFEL_TOKEN: 't', DUFFEL_URL: 'http://127.0.0.1:9/air' };
    expect(read(local)?.url).toBe('http://127.0.0.1:9');
    expect(() => read({ ...local, DUFFEL_URL: 'http://duffel.example' })).toThrow(/must start with https/);
    expect(() => read({ DUFFEL_URL: 'https://duffel.example' })).toThrow(/needs DUFFEL_TOKEN/);
    expect(() => read({ DUFFEL_TOKEN: 'se cret' })).toThrow(/^DUFFEL_TOKEN is not a token$/);
  });

  test('what the account of Duffel costs in other currencies is read, and what is none said', () => {
    const read = (rates: string, token: object = { DUFFEL_TOKEN: 't' }) =>
      accountIn(readConfig({ DATA_DIR: dir, DEMO: '0', ...token, DUFFEL_EXCHANGE: rates }), duffelAccount)
        ?.exchange;
    expect(read('EUR:USD:1.12, EUR:BRL:6.30')).toEqual([
      { from: 'EUR', to: 'USD', rate: '1.12' },
      { from: 'EUR', to: 'BRL', rate: '6.30' },
    ]);
    expect(() => read('EUR:USD:1.12', {})).toThrow('DUFFEL_EXCHANGE needs DUFFEL_TOKEN');
    expect(() => read('USD:1.12')).toThrow('DUFFEL_EXCHANGE: "USD:1.12" is not <from>:<to>:<rate>');
    expect(() => read('EUR:QQQ:1.12')).toThrow('DUFFEL_EXCHANGE: there is no currency QQQ');
    expect(() => read('EUR:USD:1.12,GBP:BRL:7')).toThrow('converts from one currency');
    expect(() => read('EUR:USD:1.12,EUR:USD:1.13')).toThrow('names a currency twice');
  });

  test('Stripe is asked only with all of its keys, of one mode, and never without encryption but on this machine', () => {
    const read = (env: Record<string, string>) =>
      readConfig({ DATA_DIR: dir, DEMO: '0', ...env }).accounts['stripe'] ?? null;
    const keys = (mode: string) => ({
      STRIPE_SECRET_KEY: `sk_${mode}_a`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_b`,
      STRIPE_WEBHOOK_SECRET: 'whsec_c, whsec_d',
    });
    expect(read({})).toBeNull();
    expect(read(keys('live'))).toEqual({
      secretKey: 'sk_live_a',
      publishableKey: 'pk_live_b',
      webhookSecrets: ['whsec_c', 'whsec_d'],
      url: 'https://api.stripe.com',
      scriptUrl: 'https://js.stripe.com/clover/stripe.js',
      fieldsOrigin: null,
      isTest: false,
      feeBasisPoints: 0,
    });
    expect(read({ ...keys('test'), STRIPE_APPLICATION_FEE_BPS: '250' })).toMatchObject({
      isTest: true,
      feeBasisPoints: 250,
    });
    const here = { STRIPE_URL: 'http://127.0.0.1:9', STRIPE_JS_URL: 'http://127.0.0.1:9/stripe.js' };
    expect(read({ ...keys('live'), ...here })).toMatchObject({ isTest: true, url: 'http://127.0.0.1:9' });
    for (const name of ['STRIPE_URL', 'STRIPE_JS_URL'])
      expect(() => read({ ...keys('test'), [name]: 'http://stripe.example' })).toThrow(
        /must start with https/,
      );
    const apart = { ...keys('test'), STRIPE_FIELDS_ORIGIN: 'https://pay.trips.example/' };
    expect(read(apart)).toMatchObject({ fieldsOrigin: 'https://pay.trips.example' });
    expect(() => read({ ...apart, PUBLIC_URL: 'https://pay.trips.example' })).toThrow(/another origin/);
    for (const name of Object.keys(keys('test')))
      expect(() => read({ ...keys('test'), [name]: '' })).toThrow(/are needed together/);
    expect(() => read({ STRIPE_APPLICATION_FEE_BPS: '1' })).toThrow(/needs STRIPE_SECRET_KEY/);
    expect(() => read({ ...keys('test'), STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
      /must both be of the live mode/,
    );
    expect(() => read({ ...keys('test'), STRIPE_SECRET_KEY: 'hunter2' })).toThrow(
      /^STRIPE_SECRET_KEY is not such a key$/,
    );
  });

  test('the demo agencies have bookings unless that is switched off', () => {
    expect(readConfig({ DATA_DIR: dir }).demoBookings).toBe(true);
    expect(readConfig({ DATA_DIR: dir, DEMO_BOOKINGS: 'off' }).demoBookings).toBe(false);
  });

  test('G44 the platform’s host follows the public address, or is named', () => {
    expect(readConfig({ DATA_DIR: dir, PLATFORM_HOST: 'Agency.Example' }).platformHost).toBe(
      'agency.example',
    );
    expect(readConfig({ DATA_DIR: dir, PUBLIC_URL: 'https://Trips.Example/some/path' })).toMatchObject({
      publicUrl: 'https://trips.example',
      platformHost: 'trips.example',
    });
  });

  test.each([
    ['PORT', '80x'],
    ['PORT', '70000'],
    ['DEMO', 'maybe'],
    ['DEMO_BOOKINGS', 'some'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'trips'],
    ['SMTP_URL', 'http://x'],
    ['GOOGLE_CLIENT_ID', 'without its secret'],
    ['TRUSTED_PROXIES', '-1'],
    ['RATE_FACTOR', '0'],
    ['SUPPLIER_CALLS', '0'],
    ['SUPPLIER_REST', 'soon'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ DATA_DIR: dir, ...SECRETS, [name]: value })).toThrow(name);
  });

  test('an address that cannot be read is not repeated, for it may carry a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres secret@', ...SECRETS })).toThrow(/^(?!.*secret@)/);
  });
});

test('G60 services of the browser: none by default, and only addresses that can be used', () => {
  const base = { DATA_DIR: dir, ...SECRETS };
  expect(Object.values(readConfig(base).ports)).toEqual([null, null, null, null, null, null, false]);
  // Places are suggested and cards taken by this host itself.
  expect(readConfig(base)).toMatchObject({ autosuggestHost: null, accounts: {} });
  expect(readConfig({ ...base, AUTOSUGGEST_HOST: 'https://places.example/v2' }).autosuggestHost).toBe(
    'https://places.example',
  );
  const ports = readConfig({
    ...base,
    MAPS_SCRIPT_URL: 'https://maps.example/js?key=1',
    API_BASE_URL: 'https://api.example/',
    GATEKEEPER_HOST: 'Gate.Example',
    ERROR_REPORT_DSN: 'https://key@errors.example/42',
  }).ports;
  expect(ports).toEqual({
    apiBase: 'https://api.example',
    gatekeeper: 'gate.example',
    mapsScript: 'https://maps.example/js?key=1',
    mapStyle: null,
    geolocation: null,
    errorDsn: 'https://key@errors.example/42',
    placePhotos: false,
  });
  expect(readConfig({ ...base, AIRLINE_LOGOS_DIR: dir }).airlineLogos).toBe(dir);
  expect(() => readConfig({ ...base, AIRLINE_LOGOS_DIR: `${dir}/none` })).toThrow('AIRLINE_LOGOS_DIR');
  const photos = readConfig({ ...base, PLACE_PHOTOS_KEY: 'key' });
  // The browser is told that there are some, and not the key.
  expect(photos.ports.placePhotos).toBe(true);
  expect(photos.placePhotos).toEqual({ key: 'key', url: 'https://places.googleapis.com' });
  expect(() => readConfig({ ...base, PLACE_PHOTOS_URL: 'https://places.example' })).toThrow(
    'PLACE_PHOTOS_KEY',
  );
  const MAP_STYLE_URL = 'https://styles.example/v1.json?key=1';
  const MAP_STYLE_ORIGINS = 'https://tiles.example/v3, https://letters.example';
  expect(readConfig({ ...base, MAP_STYLE_URL, MAP_STYLE_ORIGINS }).ports.mapStyle).toEqual({
    url: MAP_STYLE_URL,
    origins: ['https://tiles.example', 'https://letters.example'],
  });
  expect(() => readConfig({ ...base, MAP_STYLE_URL, MAP_STYLE_ORIGINS: 'tiles' })).toThrow(
    'MAP_STYLE_ORIGINS',
  );
  expect(() => readConfig({ ...base, MAPS_SCRIPT_URL: 'http://maps.example' })).toThrow('MAPS_SCRIPT_URL');
  expect(() => readConfig({ ...base, ERROR_REPORT_DSN: 'https://errors.example/x' })).toThrow(
    'ERROR_REPORT_DSN',
  );
});

test('G102 what agencies that sign up pay is the regular rate, or the holiday rate where that is said', () => {
  const base = { DATA_DIR: dir, ...SECRETS };
  expect(readConfig(base).subscriptionRate).toBe('regular');
  expect(readConfig({ ...base, SUBSCRIPTION_RATE: 'Holiday' }).subscriptionRate).toBe('holiday');
  expect(() => readConfig({ ...base, SUBSCRIPTION_RATE: 'summer' })).toThrow('SUBSCRIPTION_RATE');
});
