import { oddValue, ODD_TEXTS } from './odd';
import type { Random } from './random';

type Holder = Record<string | number, unknown>;

/** Every place in a value: what holds it, and by which name. */
function placesIn(
  value: unknown,
  found: [Holder, string | number][] = [],
  depth = 0,
): [Holder, string | number][] {
  if (typeof value !== 'object' || value === null || depth > 30) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Holder, key]);
    placesIn((value as Holder)[key], found, depth + 1);
  }
  return found;
}

/** A copy of a value with one thing wrong somewhere in it, or in its place. */
export function mutate(random: Random, value: unknown): unknown {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  if (places.length === 0 || random.once(25)) return oddValue(random);
  const [holder, key] = random.pick(places);
  const was = holder[key];
  random.pick<() => void>([
    () => void (holder[key] = oddValue(random)),
    () => void (holder[key] = oddValue(random)),
    () => void Reflect.deleteProperty(holder, key),
    () => void (holder[random.pick(ODD_TEXTS)] = was),
    () => void (holder[key] = [was]),
    () => void (holder[key] = { value: was }),
    () => void (holder[key] = typeof was === 'number' ? -was : JSON.stringify(was)),
    () => void (holder[key] = typeof was === 'string' ? was + random.pick(ODD_TEXTS) : was),
    () => void (Array.isArray(was) && was.length > 0 && was.push(...was)),
  ])();
  return copy;
}
