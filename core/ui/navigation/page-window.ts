/**
 * Which page numbers to show: the first, the last and those around the current one; null marks a gap. At most seven
 * places, so the row does not change its width while paging.
 */
export function pageWindow(page: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  const current = Math.min(count, Math.max(1, page));
  if (current <= 4) return [1, 2, 3, 4, 5, null, count];
  if (current >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count];
  return [1, null, current - 1, current, current + 1, null, count];
}
