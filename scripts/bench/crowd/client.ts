import { Agent, request } from 'node:http';

/** A client that fires searches at once. */
export interface Crowd {
  readonly port: number;
  readonly agency: string;
  readonly headers: Record<string, string>;
  readonly count: number;
}

export interface Asked {
  readonly status: number;
  readonly ms: number;
}

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** One request, read to its end; loopback only. */
export function ask(
  port: number,
  agency: string,
  { method = 'GET', path, headers = {}, body, agent }: Sent,
): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ hostname: '127.0.0.1', port, method, path, agent },
        headers: { host: `${agency}.localhost:${port}`, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode!, ms: performance.now() - began }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const CITIES = ['NYC', 'PAR', 'LON', 'MAD', 'ROM', 'BER', 'MIA', 'AMS', 'SAO', 'DXB'];

/** No two alike: nothing is won by answering the same one twice. */
function searchOf(at: number): string {
  const day = new Date(Date.now() + (30 + Math.floor(at / CITIES.length)) * 86_400_000);
  const departureDate = day.toISOString().slice(0, 10);
  return JSON.stringify({
    legs: [{ origin: 'LIS', destination: CITIES[at % CITIES.length], departureDate }],
    travellers: { adults: 1 },
  });
}

const given = process.argv[2];
if (process.send && given) {
  const { port, agency, headers, count } = JSON.parse(given) as Crowd;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      ask(port, agency, { method: 'POST', path: '/api/v2/flight/search', headers, body: searchOf(at) }),
    ),
  );
  process.send(answers.map(({ status }) => status));
  process.disconnect();
}
