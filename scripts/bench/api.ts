import { request } from 'node:http';

interface Answer {
  text: string;
  json: Record<string, unknown>;
}

/** One call; resolves with the text of its answer. */
export function send(
  port: number,
  agency: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const host = `${agency}.localhost:${port}`;
    const sent = request(
      {
        hostname: '127.0.0.1',
        port,
        method,
        path,
        headers: { host, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve(text));
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The public key that the page carries. */
export async function authKeyOf(port: number, agency: string): Promise<string> {
  const page = await send(port, agency, 'GET', '/', {});
  return /"authKey":"([^"]+)"/.exec(page)?.[1] ?? '';
}

/** One call of the API on a demo agency's host; loopback only, whatever the host's name resolves to. */
export async function call(
  port: number,
  agency: string,
  method: string,
  path: string,
  { body, token, authKey }: { body?: unknown; token?: string; authKey?: string } = {},
): Promise<Answer> {
  const headers = {
    'auth-key': authKey ?? (await authKeyOf(port, agency)),
    ...(token ? { 'x-access-token': token } : {}),
  };
  const text = await send(port, agency, method, path, headers, body);
  return { text, json: JSON.parse(text) as Record<string, unknown> };
}

/** A token of one of a demo agency's people. */
export async function signIn(port: number, agency: string, name: 'client' | 'owner'): Promise<string> {
  const { json } = await call(port, agency, 'POST', '/api/user/login', {
    body: { email: `${name}@${agency}.example`, password: 'Caravel_2026' },
  });
  return String(json['auth']);
}

/** Switches every product of a demo agency off, as its owner would. */
export async function sellNothing(port: number, agency: string): Promise<void> {
  const token = await signIn(port, agency, 'owner');
  const bookingMenuItemOptions = [{ name: 'Air Travel', isActive: false, isDefault: false }];
  await call(port, agency, 'PATCH', '/api/agency', {
    token,
    body: { bookingMenuItemOptions },
  });
}
