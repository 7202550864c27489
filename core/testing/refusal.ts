import { ApiError } from '../api/error';
import { allRefusals, type Refusal } from '../contract/refusal';
import '../contract/refusals';

/**
 * A refusal with the server's words where the specification reads them, `error.data.data`, and what else it says. One that
 * a catalogue has may be named by its sentence.
 */
export function refusal(status: number, code: string, said: Refusal | string, more: object = {}): ApiError {
  const known = typeof said === 'string' ? allRefusals().find(({ message }) => message === said) : said;
  const body = known ?? { message: said as string };
  return new ApiError(status, code, body.message, { code, ...body, data: body.message, ...more });
}
