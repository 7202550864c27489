import { ApiError } from '@/core/api/error';
import { messageOf, SOMETHING_WENT_WRONG, type ErrorBody } from '@/core/contract';

/** Letters, digits and hyphens of a locator, as the name of a file. */
export const fileName = (locator: string | null, bookingId: string): string =>
  `${(locator ?? bookingId).replace(/[^\w-]/g, '') || 'itinerary'}.pdf`;

/** A refusal of a call whose answer is a file arrives as a file too: the server's sentence is read out of it. */
export async function messageOfFileError(error: unknown): Promise<string> {
  const body: unknown = error instanceof ApiError ? error.data : null;
  if (!(body instanceof Blob)) return messageOf(error);
  try {
    return messageOf({ data: JSON.parse(await body.text()) as Partial<ErrorBody> });
  } catch {
    return SOMETHING_WENT_WRONG;
  }
}
