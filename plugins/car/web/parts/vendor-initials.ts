import type { CarVendor } from '../../contract';

/** The letters that stand for a vendor: of the first two words of its name, or of its code while it has none. */
export function vendorInitials({ code, name }: CarVendor): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || name.trim() === code) return code.slice(0, 2);
  return words
    .slice(0, 2)
    .map(([first]) => first!.toUpperCase())
    .join('');
}
