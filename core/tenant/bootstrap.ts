import { atom } from 'jotai';
import { safeParse } from 'zod/mini';
import { Agency, Bootstrap } from '../contract/agency';

/** What the page knows when the server wrote nothing into it, as on a static host. */
export const EMPTY_BOOTSTRAP: Bootstrap & { found: boolean } = {
  found: false,
  agency: null,
  authKey: '',
  secretCode: '',
  environment: 'prod',
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
  const whole = safeParse(Bootstrap, raw);
  if (whole.success) return { ...whole.data, found: true };
  return salvage(raw);
}

/** A bootstrap of another version: every part that still fits is used, so that the page is not blank. */
function salvage(raw: unknown): PageBootstrap {
  if (typeof raw !== 'object' || raw === null) return EMPTY_BOOTSTRAP;
  const record = raw as Record<string, unknown>;
  const agency = safeParse(Agency, record['agency']);
  const text = (name: 'authKey' | 'secretCode' | 'environment' | 'build') =>
    typeof record[name] === 'string' ? record[name] : EMPTY_BOOTSTRAP[name];
  return {
    ...EMPTY_BOOTSTRAP,
    found: agency.success || record['agency'] === null,
    agency: agency.success ? agency.data : null,
    authKey: text('authKey'),
    secretCode: text('secretCode'),
    environment: text('environment'),
    build: text('build'),
  };
}
