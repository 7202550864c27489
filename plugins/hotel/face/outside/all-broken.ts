/** Throws the first of its troubles where nothing of what was asked for has come: then there is no answer, not an empty one. */
export function throwIfAllBroken(answers: readonly PromiseSettledResult<unknown>[]): void {
  const broken = answers.filter((answer) => answer.status === 'rejected');
  if (broken.length > 0 && broken.length === answers.length) throw broken[0]!.reason;
}
