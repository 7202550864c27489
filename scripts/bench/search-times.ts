import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { authKeyOf, signIn } from './api';
import { AGENCY } from './searches';
import { type Figure, median, seconds } from './table';

interface Event {
  kind: 'asked' | 'batch' | 'end';
  deadline?: number;
  supplier?: { id: string; state: string; took: number; offers: number };
}
interface Arrival {
  event: Event;
  /** Milliseconds since the first event. */
  at: number;
}

const PATH = '/api/v2/flight/search';
const in30Days = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A search in pieces over a socket, as browsers ask for it. */
async function open(port: number, headers: Record<string, string>, destination: string) {
  const sent = request({
    hostname: '127.0.0.1',
    port,
    method: 'POST',
    path: PATH,
    headers: {
      host: `${AGENCY}.localhost:${port}`,
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      ...headers,
    },
  });
  sent.end(
    JSON.stringify({
      legs: [{ origin: 'LIS', destination, departureDate: in30Days() }],
      travellers: { adults: 1 },
    }),
  );
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The search answered ${answer.statusCode}`);
  return answer;
}

async function listen(answer: IncomingMessage): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  let text = '';
  let first = Number.NaN;
  answer.setEncoding('utf8');
  for await (const part of answer) {
    text += String(part);
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const now = performance.now();
      if (Number.isNaN(first)) first = now;
      arrivals.push({ event: JSON.parse(line) as Event, at: now - first });
    }
  }
  return arrivals;
}

/** Searches that the server has finished with, whether or not anybody heard the end. */
async function finished(port: number): Promise<number> {
  const text = await new Promise<string>((resolve, reject) => {
    request({ hostname: '127.0.0.1', port, path: '/metrics' }, (answer) => {
      let all = '';
      answer.on('data', (part: Buffer) => (all += part.toString()));
      answer.on('end', () => resolve(all));
    })
      .on('error', reject)
      .end();
  });
  const counts = text
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count') && line.includes(`"${PATH}"`));
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** How long after its batch was ready each supplier's batch arrives, when a search ends, and what a gone caller stops. */
export async function measureSearch(port: number): Promise<Figure[]> {
  const headers = {
    'auth-key': await authKeyOf(port, AGENCY),
    'x-access-token': await signIn(port, AGENCY, 'client'),
  };
  const late: number[] = [];
  let offers = 0;
  for (let run = 0; run < 7; run++) {
    const arrivals = await listen(await open(port, headers, 'NYC'));
    // The first runs compile what all later ones use.
    if (run < 2) continue;
    for (const { event, at } of arrivals)
      if (event.kind === 'batch') {
        late.push(at - event.supplier!.took);
        offers = Math.max(offers, event.supplier!.offers);
      }
  }
  const worst = Math.max(...late);

  const hanging = await listen(await open(port, headers, 'PPT'));
  const ended = hanging.at(-1)!;
  const hung = hanging.find(({ event }) => event.supplier?.state === 'timed-out');
  const deadline = hanging[0]!.event.deadline!;

  const gone = await open(port, headers, 'PPT');
  await once(gone, 'data');
  const before = await finished(port);
  const left = performance.now();
  gone.destroy();
  while ((await finished(port)) === before && performance.now() - left < 5000);
  const stopped = performance.now() - left;

  return [
    {
      what: `search stream: batch out after its supplier answered (worst of ${late.length}, ${offers} offers)`,
      measured: `${worst.toFixed(0)} ms`,
      goal: '≤ 50 ms',
      met: worst <= 50,
      reference: `median ${median(late).toFixed(0)} ms`,
    },
    {
      what: 'search stream: end when a supplier hangs',
      measured: seconds(ended.at),
      goal: `at ${seconds(deadline)}`,
      met: hung !== undefined && Math.abs(ended.at - deadline) <= 250,
    },
    {
      what: 'search stream: work ends after its caller went away',
      measured: `${stopped.toFixed(0)} ms`,
      goal: '≤ 100 ms',
      met: stopped <= 100,
    },
  ];
}
