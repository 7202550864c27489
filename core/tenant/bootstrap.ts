import { atom } from 'jotai';
import type { Agency, Bootstrap, Ports } from '../contract/site/agency';

export const NO_PORTS: Ports = {
  apiBase: null,
  gatekeeper: null,
  mapsScript: null,
  mapStyle: null,
  geolocation: null,
  errorDsn: null,
  placePhotos: false,
};

/** What the page knows when the server wrote nothing into it, as on a static host. */
export const EMPTY_BOOTSTRAP: Bootstrap & { found: boolean; ports: Ports } = {
  found: false,
  agency: null,
  authKey: '',
  secretCode: '',
  environment: 'prod',
  ports: NO_PORTS,
  demo: null,
  build: '',
};

export type PageBootstrap = typeof EMPTY_BOOTSTRAP;

/** What the server wrote into this page. */
export const bootstrapAtom = atom<PageBootstrap>(EMPTY_BOOTSTRAP);

/**
 * Reads the JSON in `<script id="bootstrap">`. `found` tells "the server knows no agency for this host" from
 * "no server wrote this page", where the agency has to be asked for. Unreadable text counts as absent.
 */
export function readBootstrap(source: Document = document): PageBootstrap {
  const text = source.getElementById('bootstrap')?.textContent;
  if (!text?.trim()) return EMPTY_BOOTSTRAP;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return EMPTY_BOOTSTRAP;
  }
  return isRecord(raw) ? usable(raw) : EMPTY_BOOTSTRAP;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AGENCY_TEXTS = ['_id', 'agencyName', 'subdomain', 'status', 'language', 'currency', 'heading', 'font'];

/** Whether the first view can be drawn from this; the schema itself is for the server and for later answers. */
const isAgency = (value: unknown): value is Agency =>
  isRecord(value) &&
  AGENCY_TEXTS.every((name) => typeof value[name] === 'string') &&
  typeof value['version'] === 'number' &&
  isRecord(value['social']) &&
  isRecord(value['sso']) &&
  Array.isArray(value['applications']);

/** A page of another version than this code: every part that still fits is used, so that it is not blank. */
function usable(raw: Record<string, unknown>): PageBootstrap {
  const { agency, demo } = raw;
  const text = (name: 'authKey' | 'secretCode' | 'environment' | 'build') =>
    typeof raw[name] === 'string' ? raw[name] : EMPTY_BOOTSTRAP[name];
  return {
    ...EMPTY_BOOTSTRAP,
    found: isAgency(agency) || agency === null,
    agency: isAgency(agency) ? agency : null,
    demo: isRecord(demo) && Array.isArray(demo['accounts']) ? (demo as Bootstrap['demo']) : null,
    authKey: text('authKey'),
    secretCode: text('secretCode'),
    environment: text('environment'),
    ports: { ...NO_PORTS, ...(isRecord(raw['ports']) ? raw['ports'] : {}) },
    build: text('build'),
  };
}
