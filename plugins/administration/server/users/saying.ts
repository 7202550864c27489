import { HttpError } from '@/server/error';

/** What went wrong on our side is told in the specification's words for the call (S2 §8). */
export async function saying<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(500, 'INTERNAL', message, { cause });
  }
}
