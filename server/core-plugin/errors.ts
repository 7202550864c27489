import type { Logger } from 'pino';
import { reportError, scrub } from '@/core/contract';
import { handle, type Handler } from '../ports/handle';

/** Errors of browsers, into the own log: the default of the error reporting port (G60). */
export const errorHandlers = (log: Logger): Handler[] => [
  handle(reportError, async ({ body, agency }) => {
    // A browser cleans what it sends; what comes from elsewhere is cleaned here (SEC-43).
    const report = {
      ...body,
      message: scrub(body.message),
      stack: body.stack.map(scrub),
      page: scrub(body.page),
    };
    log.warn({ agency: agency.subdomain, report }, 'a browser reported an error');
    return { data: 'Thank you' };
  }),
];
