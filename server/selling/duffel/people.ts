/** Names as Duffel takes them: no dots, and the apostrophe of typewriters. */
export const nameOf = (...parts: (string | undefined)[]): string =>
  parts.join(' ').replaceAll(/[’‘]/g, "'").replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim();

/** E.164; null when the number does not say which country it is in. */
export function phoneOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : null;
}
