import type { Refusal } from '@/core/contract';
import { HttpError } from '@/server/error';

/** What went wrong on our side is told in the specification's words for the call. */
export async function saying<T>(said: Refusal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(500, 'INTERNAL', said, { cause });
  }
}
