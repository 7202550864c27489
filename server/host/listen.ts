import { createServer, type RequestListener, type Server } from 'node:http';

const YEAR_S = 31_536_000;

/** What each answer of a site on https carries, whoever made it (SEC-21). */
const HSTS = `max-age=${YEAR_S}`;

interface Where {
  readonly port: number;
  readonly host: string;
  /** Browsers reach it by https. */
  readonly isHttps: boolean;
}

export const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Resolves once it listens. Throws when the port is taken. */
export function listen(answer: RequestListener, { port, host, isHttps }: Where): Promise<Server> {
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (isHttps) response.setHeader('strict-transport-security', HSTS);
      answer(request, response);
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken: stop who uses it or choose another PORT`)
          : error,
      );
    });
    server.listen(port, host, () => resolve(server));
  });
}
