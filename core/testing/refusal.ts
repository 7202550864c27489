import { ApiError } from '../api/error';

/** A refusal with the server's words where the specification reads them, `error.data.data`, and what else it says. */
export const refusal = (status: number, code: string, message: string, more: object = {}): ApiError =>
  new ApiError(status, code, message, { code, message, data: message, ...more });
