import { Resvg } from '@resvg/resvg-js';
import type { Db } from '../db/types';
import { inspectPicture } from './inspect';
import { idIn } from './path';
import { databaseFiles } from './store';
import type {} from './tables';
import type { AgencyRecord } from '../ports/agency';
import type { Logo, LogoOf } from '../ports/logo';

/** Three pixels for each that a letter shows, which is sharp on paper too. */
const WIDEST = 480;
const HIGHEST = 144;
const KEPT = 400;

interface Source {
  readonly type: string;
  readonly bytes: Uint8Array;
}

function sizeOf({ type, bytes }: Source): { width: number; height: number } | null {
  if (type !== 'image/svg+xml') return inspectPicture(bytes);
  const { width, height } = new Resvg(Buffer.from(bytes), { font: { loadSystemFonts: false } });
  return { width, height };
}

/** Null for what cannot be drawn, and for what shows nothing. */
export function drawLogo(source: Source): Logo | null {
  try {
    const size = sizeOf(source);
    if (!size) return null;
    const scale = Math.min(WIDEST / size.width, HIGHEST / size.height);
    const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
    const data = Buffer.from(source.bytes).toString('base64');
    const drawn = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:${source.type};base64,${data}"/></svg>`,
      { font: { loadSystemFonts: false } },
    ).render();
    if (!drawn.pixels.some((value, index) => index % 4 === 3 && value > 0)) return null;
    return { png: Uint8Array.from(drawn.asPng()), width: width!, height: height! };
  } catch {
    return null;
  }
}

/**
 * Reads logos: the uploaded ones, and by `drawings` those that the platform draws itself. Nothing is fetched. A stored file
 * never changes, so what was drawn of it is kept.
 */
export function createLogos(db: Db, drawings: (path: string) => string | null = () => null): LogoOf {
  const kept = new Map<string, Logo | null>();

  async function read(agency: AgencyRecord, path: string): Promise<Source | null> {
    const id = idIn(path);
    if (id) return db.withTenant(agency.id, (tx) => databaseFiles.find(tx, { agencyId: agency.id, id }));
    const svg = drawings(path);
    return svg === null ? null : { type: 'image/svg+xml', bytes: Buffer.from(svg) };
  }

  return async (agency) => {
    const path = agency.public.logo;
    if (!path) return null;
    const key = `${agency.id}:${path}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const source = await read(agency, path);
    const logo = source && drawLogo(source);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(key, logo);
    return logo;
  };
}
