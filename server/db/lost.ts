/** The connection to the database broke, or there was none to be had: nothing is wrong with what was asked. */
export class DatabaseLost extends Error {
  constructor(
    cause: unknown,
    /** It broke while the transaction was being committed, so that nobody knows whether it was. */
    readonly isUnsure: boolean,
  ) {
    super('The connection to the database was lost', { cause });
    this.name = 'DatabaseLost';
  }
}

/**
 * Classes 08 (connection) and 57P (the server stops or starts), too many connections, a server that takes no writes, and
 * those of the socket and of its name.
 */
const CODE =
  /^(08\w{3}|57P0[1-5]|53300|25P03|25006|ECONN(RESET|REFUSED|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|terminating connection)|not queryable$/;

export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // Of a name with several addresses, each has its own.
  if (Array.isArray(errors) && errors.some(isLost)) return true;
  return (typeof code === 'string' && CODE.test(code)) || WORDS.test(error.message);
};

/** The error as callers get it: `DatabaseLost` where that is what happened, any other as it is. */
export const asLost = (error: unknown, { isUnsure = false } = {}): unknown =>
  !(error instanceof DatabaseLost) && isLost(error) ? new DatabaseLost(error, isUnsure) : error;
