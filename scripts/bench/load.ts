import { Agent, request } from 'node:http';

export interface Load {
  perSecond: number;
  p99: number;
  failures: number;
}

/** Asks one address over kept-alive connections for a while; loopback only. */
export async function load(
  target: { port: number; host: string; path: string; headers?: Record<string, string> },
  options = { connections: 10, ms: 3000 },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const until = performance.now() + options.ms;
  const times: number[] = [];
  let failures = 0;
  const once = () =>
    new Promise<void>((done) => {
      const started = performance.now();
      const call = request(
        {
          agent,
          hostname: '127.0.0.1',
          port: target.port,
          path: target.path,
          headers: { host: `${target.host}:${target.port}`, ...target.headers },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => {
            times.push(performance.now() - started);
            if (answer.statusCode !== 200) failures += 1;
            done();
          });
        },
      );
      call.on('error', () => {
        failures += 1;
        done();
      });
      call.end();
    });
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      while (performance.now() < until) await once();
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round((times.length / options.ms) * 1000),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failures,
  };
}
