export type Env = Record<string, string | undefined>;

/** Something in the environment that the server cannot start with; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const text = (env: Env, name: string, fallback: string): string => env[name]?.trim() || fallback;
export const optional = (env: Env, name: string): string | null => env[name]?.trim() || null;

/** A whole number from 0 to `max`. Throws ConfigError. */
export function whole(env: Env, name: string, fallback: number, max: number): number {
  const raw = text(env, name, String(fallback));
  if (!/^\d+$/.test(raw) || Number(raw) > max)
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${raw}"`);
  return Number(raw);
}

/** The same from 1 on. */
export function atLeastOne(env: Env, name: string, fallback: number, max: number): number {
  const number = whole(env, name, fallback, max);
  if (number === 0) throw new ConfigError(`${name} must be at least 1`);
  return number;
}

/** 1 or 0. Throws ConfigError. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  const raw = text(env, name, fallback ? '1' : '0').toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(raw)) return true;
  if (['0', 'false', 'no', 'off'].includes(raw)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${raw}"`);
}

/** An address; null where nothing is said. Throws ConfigError. */
export function url(env: Env, name: string, protocols: string[]): URL | null {
  const raw = optional(env, name);
  if (raw === null) return null;
  let parsed: URL;
  try {
    parsed = new URL(raw);
  } catch {
    // Not repeated: such addresses carry passwords.
    throw new ConfigError(`${name} is not an address`);
  }
  if (!protocols.includes(parsed.protocol))
    throw new ConfigError(`${name} must start with ${protocols.join(' or ')}`);
  return parsed;
}
