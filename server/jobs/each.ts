/**
 * Does what is due one after the other: what fails keeps nothing else waiting, and is due again. Throws what has failed once all
 * were tried.
 */
export async function each<Of>(due: readonly Of[], work: (one: Of) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of due)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 1)
    throw new AggregateError(failures, `${failures.length} of ${due.length} have failed`);
  if (failures.length > 0) throw failures[0];
}
