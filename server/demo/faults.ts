import { randomBytes } from 'node:crypto';
import { readForm } from '../http/body';
import { COMMON_HEADERS } from '../http/headers';
import { type RawInput, type RawRoute, rawRoute } from '../http/raw';
import { ratesFault } from '../reference/rates-fault';

const PATH = '/dev/faults';

function page(agencyId: string): Response {
  const nonce = randomBytes(16).toString('base64');
  const isOn = ratesFault.isOn(agencyId);
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Faults on demand</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-inline-size:40rem;margin:3rem auto;padding:0 1rem;color:#16202e;background:#fff}button{font:inherit;padding:.7rem 1.2rem;border:1px solid #5b6b80;border-radius:.4rem;background:#fff;cursor:pointer}b{color:${isOn ? '#b42318' : '#16703a'}}</style></head>
<body><main><h1>Faults on demand</h1><p>What this agency's visitors meet while a fault is on. Other agencies notice nothing; a restart switches all off.</p>
<h2>Exchange rates</h2><p>The rates ${isOn ? '<b>fail</b>' : '<b>answer</b>'}. Choosing another currency then says so, and prices stay in the agency's own.</p>
<form method="post" action="${PATH}"><button name="rates" value="${isOn ? 'answer' : 'fail'}">${isOn ? 'Let them answer' : 'Make them fail'}</button></form></main></body></html>`;
  return new Response(body, {
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

const unknown = () => new Response('Not found', { status: 404, headers: COMMON_HEADERS });

async function change({ request, agency }: RawInput): Promise<Response> {
  if (!agency) return unknown();
  const wish = (await readForm(request)).get('rates');
  ratesFault.set(agency.id, wish === 'fail');
  return new Response(null, { status: 303, headers: { ...COMMON_HEADERS, location: PATH } });
}

/** Switches, in demo mode, for failures that no input of the screens can bring about. */
export const faultRoutes: readonly RawRoute[] = [
  rawRoute('GET', PATH, ({ agency }) => (agency ? page(agency.id) : unknown())),
  rawRoute('POST', PATH, change),
];
