import { ApiError } from '../../api/error';

/** A mailed link that the server refuses, or cannot have made; not a server that is busy or out of reach. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409, 410, 422].includes(error.status);
