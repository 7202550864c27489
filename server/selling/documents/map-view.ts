import type { MapGround, PlaceMap } from '../letters/place-map';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const KM_A_DEGREE = 111.2;
/** So many of the best known places near it are shown, if they are near enough. */
const MARKS = 2;
/** Kilometers from the middle to the nearer edge. */
const REACH = { least: 0.8, most: 6 };
/** The same where nothing is near. */
const USUAL = 3;
/** Points that a place keeps from the edges, for its name. */
const EDGE = { x: 48, y: 20 };

/** How a piece of ground lies on a piece of paper; north is up. */
export interface View {
  /** Points. */
  at(place: Place): Spot;
  readonly pointsPerKm: number;
}

/** A place in the middle, and about it what helps to find it. */
export function viewOf({ place, ground }: Pick<PlaceMap, 'place' | 'ground'>, box: Box): View {
  const wide = Math.cos((place.latitude * Math.PI) / 180);
  const kilometers = ({ latitude, longitude }: Place) => ({
    east: (((longitude - place.longitude + 540) % 360) - 180) * KM_A_DEGREE * wide,
    north: (latitude - place.latitude) * KM_A_DEGREE,
  });
  const half = { x: box.width / 2, y: box.height / 2 };
  // Points a kilometer may take for a place still to be shown.
  const room = ({ east, north }: ReturnType<typeof kilometers>) =>
    Math.min(
      (half.x - EDGE.x) / Math.max(Math.abs(east), 0.01),
      (half.y - EDGE.y) / Math.max(Math.abs(north), 0.01),
    );
  const nearest = Math.min(half.x, half.y);
  const rooms = landmarksOf(ground)
    .map((mark) => room(kilometers(mark)))
    .filter((points) => points >= nearest / REACH.most)
    .sort((a, b) => b - a)
    .slice(0, MARKS);
  const pointsPerKm = Math.min(nearest / REACH.least, rooms.at(-1) ?? nearest / USUAL);
  return {
    pointsPerKm,
    at(other) {
      const { east, north } = kilometers(other);
      return { x: box.x + half.x + east * pointsPerKm, y: box.y + half.y - north * pointsPerKm };
    },
  };
}

const landmarksOf = (ground: MapGround | null) =>
  (ground?.marks ?? []).filter(({ kind }) => kind === 'landmark');

/** The longest round distance that fits into so many points. */
export function scaleOf({ pointsPerKm }: View, most: number): { km: number; width: number } {
  const raw = most / pointsPerKm;
  const power = 10 ** Math.floor(Math.log10(raw));
  const km = ([5, 2].find((part) => raw / power >= part) ?? 1) * power;
  return { km, width: km * pointsPerKm };
}

/**
 * Of each thing the first of its boxes that lies within one and over no other; the first things first. `taken` is written on
 * already. What fits nowhere is left out.
 */
export function fitting<Each extends Box>(
  things: readonly (readonly Each[])[],
  within: Box,
  taken: readonly Box[],
): Each[] {
  const kept: Each[] = [];
  const meet = (a: Box, b: Box) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const isInside = (box: Box) =>
    box.x >= within.x &&
    box.y >= within.y &&
    box.x + box.width <= within.x + within.width &&
    box.y + box.height <= within.y + within.height;
  for (const boxes of things) {
    const box = boxes.find(
      (each) => isInside(each) && ![...taken, ...kept].some((other) => meet(each, other)),
    );
    if (box) kept.push(box);
  }
  return kept;
}
