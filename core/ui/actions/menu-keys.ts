/**
 * Where focus goes in a menu of `labels` from `current` on a key: arrows wrap, Home and End jump, a letter finds the
 * next label that starts with it. Undefined when the key means nothing here.
 */
export function nextInMenu(labels: readonly string[], current: number, key: string): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const index = (current + step) % count;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
