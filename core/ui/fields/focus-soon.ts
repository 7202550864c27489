/**
 * Moves the focus once the next frame has laid out where it goes, unless somebody has moved it meanwhile: who types already
 * must not be called away. Returns what calls it off.
 */
export function focusSoon(move: () => void): () => void {
  const before = document.activeElement;
  const frame = requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) move();
  });
  return () => cancelAnimationFrame(frame);
}
