import { tokenName, type ThemeValues } from './shape';

/** The custom properties of a theme, by name. */
export function customProperties(values: ThemeValues): Record<string, string> {
  const properties: Record<string, string> = {};
  const walk = (node: object, path: string[]): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') properties[`--${tokenName([...path, key])}`] = value;
      else walk(value as object, [...path, key]);
    }
  };
  walk(values, []);
  return properties;
}
