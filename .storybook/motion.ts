/** Ends what fades, slides and changes colour; what turns for ever goes on. A story is judged as it ends, not half-way. */
export function endMotion(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
}
