import type { Airport, Carrier } from '@/server/reference';
import { chance } from '@/server/selling/supplier/chance';

export interface Aircraft {
  readonly name: string;
  /** Kilometres an hour in cruise. */
  readonly speed: number;
  readonly wide: boolean;
}

const plane = (name: string, speed: number, wide = false): Aircraft => ({ name, speed, wide });
const TURBOPROP = [plane('ATR 72-600', 500), plane('De Havilland Dash 8-400', 600)];
const REGIONAL = [plane('Embraer E190', 790), plane('Embraer E195-E2', 800), plane('Airbus A220-300', 820)];
const AIRBUS = [
  plane('Airbus A320', 830),
  plane('Airbus A320neo', 835),
  plane('Airbus A321neo', 835),
  plane('Airbus A319', 825),
];
const BOEING = [plane('Boeing 737-800', 835), plane('Boeing 737 MAX 8', 838)];
const WIDE_AIRBUS = [
  plane('Airbus A330-300', 870, true),
  plane('Airbus A330-900', 875, true),
  plane('Airbus A350-900', 900, true),
];
const WIDE_BOEING = [plane('Boeing 787-9', 903, true), plane('Boeing 777-300ER', 905, true)];
const SUPER = plane('Airbus A380-800', 905, true);

/** Airlines that fly one maker's narrow-bodies only; the others have both or Airbus. */
const ALL_BOEING = new Set(
  'FR WN AS WS CM G3 DY FZ KL HV TO UX AT SV RJ PC JU LO 6D OG FI TS P4 VA FJ QF JL NH KE 7C CZ HU GA JT VR TS'.split(
    ' ',
  ),
);
/** Airlines that cross oceans with narrow-bodies. */
const NARROW_ONLY = new Set(['S4', 'B6', 'FI', 'VR', 'P4', 'AS']);
const SUPER_JUMBO = new Set('EK SQ LH BA QF QR EY KE'.split(' '));
const ATR_OPERATORS = new Set(
  'TP IB AF LH SK AY LO RO JU OU A3 AT AH UL 6E AI BG RA MH VN GA JT PR 5J TG NZ QF AD AR LA PX SB BW UP EI KC WY SV VR S4 TU ET KQ'.split(
    ' ',
  ),
);

/** Which type flies the route: one airline uses the same type for one flight every day. */
export function aircraftFor(
  carrier: Carrier,
  from: Airport,
  to: Airport,
  kilometres: number,
  slot: number,
): Aircraft {
  const key = [carrier.code, ...[from.code, to.code].sort(), slot] as const;
  const from0 = <T>(list: readonly T[]) => list[Math.floor(chance('type', ...key) * list.length)]!;
  const small = Math.min(from.size, to.size);
  if (kilometres > 5_600) {
    if (!carrier.longHaul || NARROW_ONLY.has(carrier.code))
      return from0(ALL_BOEING.has(carrier.code) ? BOEING : AIRBUS);
    if (SUPER_JUMBO.has(carrier.code) && small > 80 && chance('super', ...key) < 0.4) return SUPER;
    return from0(
      chance('maker', carrier.code) < 0.5
        ? [...WIDE_AIRBUS, WIDE_BOEING[0]!]
        : [...WIDE_BOEING, WIDE_AIRBUS[2]!],
    );
  }
  if (
    kilometres > 3_800 &&
    carrier.longHaul &&
    !carrier.lowCost &&
    !NARROW_ONLY.has(carrier.code) &&
    small > 35
  )
    return from0([...WIDE_AIRBUS, ...WIDE_BOEING]);
  if (!carrier.lowCost && kilometres < 650 && small < 25 && ATR_OPERATORS.has(carrier.code))
    return from0(TURBOPROP);
  if (!carrier.lowCost && kilometres < 1_600 && small < 45) return from0(REGIONAL);
  return from0(ALL_BOEING.has(carrier.code) ? BOEING : AIRBUS);
}

/** Kilometres that the carrier's fleet can fly. */
export const reachOf = (carrier: Carrier): number =>
  !carrier.longHaul ? 4_300 : NARROW_ONLY.has(carrier.code) ? 6_600 : 15_300;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far east the course goes, -1 to 1: west winds of the middle latitudes help or hinder. */
function eastward(from: Airport, to: Airport): number {
  const delta = radians(to.longitude - from.longitude);
  const y = Math.sin(delta) * Math.cos(radians(to.latitude));
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(delta);
  return y / Math.hypot(x, y || 1e-9);
}

/** Minutes from gate to gate, to five minutes: the way with its detours, climb and approach, taxiing at both ends. */
export function blockMinutes(from: Airport, to: Airport, kilometres: number, { speed }: Aircraft): number {
  const latitude = Math.abs(from.latitude + to.latitude) / 2;
  const wind = 75 * Math.max(0, 1 - Math.abs(latitude - 45) / 30) * eastward(from, to);
  const taxi = 10 + Math.round((from.size + to.size) / 14);
  return Math.max(35, Math.round((taxi + 14 + ((kilometres * 1.03) / (speed - 30 + wind)) * 60) / 5) * 5);
}
