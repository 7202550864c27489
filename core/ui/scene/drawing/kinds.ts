import { randomOf } from './random';

export const SCENE_KINDS = ['coast', 'oldtown', 'skyline', 'alpine', 'desert', 'island'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];
export const SCENE_TIMES = ['dawn', 'day', 'golden', 'dusk', 'night'] as const;
export type SceneTime = (typeof SCENE_TIMES)[number];

/** An hour for a seed; night is rare, since it sells least. */
export const timeFor = (seed: string): SceneTime =>
  randomOf(`${seed}/time`).pick(['dawn', 'day', 'day', 'golden', 'golden', 'dusk', 'dusk', 'night']);

/** A kind for a seed, and for a place as its position and size suggest. */
export function sceneFor(seed: string, place?: { lat: number; lon: number; population?: number }): SceneKind {
  const random = randomOf(`${seed}/kind`);
  if (!place) return random.pick(SCENE_KINDS);
  const north = Math.abs(place.lat);
  if ((place.population ?? 0) > 2_500_000) return 'skyline';
  if (north > 57) return random.pick(['alpine', 'alpine', 'oldtown']);
  if (north < 24) return random.pick(['island', 'coast', 'island']);
  const dry = place.lat > 12 && place.lat < 34 && place.lon > -14 && place.lon < 62;
  if (dry) return random.pick(['desert', 'desert', 'skyline']);
  return random.pick(['oldtown', 'coast', 'oldtown', 'skyline', 'alpine']);
}
