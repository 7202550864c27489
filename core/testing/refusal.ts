import { ApiError } from '../api/error';
import type { Refusal } from '../contract/refusal';

/**
 * A refusal with the server's words where the specification reads them, `error.data.data`, and what else it says. A sentence
 * alone has no reason: it is shown as it came, whatever catalogues are loaded.
 */
export function refusal(status: number, code: string, said: Refusal | string, more: object = {}): ApiError {
  const body = typeof said === 'string' ? { message: said } : said;
  return new ApiError(status, code, body.message, { code, ...body, data: body.message, ...more });
}
