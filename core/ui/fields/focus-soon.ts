/**
 * Moves the focus once the next frame has laid out where it goes, unless somebody has moved it meanwhile or goes on in the
 * field that has it: who types must not be called away. Returns what calls it off.
 */
export function focusSoon(move: () => void): () => void {
  const before = document.activeElement;
  const isOver = new AbortController();
  const frame = requestAnimationFrame(() => {
    isOver.abort();
    const now = document.activeElement;
    if (now === before || now === document.body) move();
  });
  const stay = () => {
    isOver.abort();
    cancelAnimationFrame(frame);
  };
  if (before && before !== document.body)
    for (const goesOn of ['pointerdown', 'input']) before.addEventListener(goesOn, stay, isOver);
  return stay;
}
