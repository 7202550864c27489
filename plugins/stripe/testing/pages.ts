import type { Ledger } from './ledger';
import { type Behaviour, CARDS } from './objects';

interface Parts {
  readonly ledgerOf: (account: string | null) => Ledger;
  readonly ledgers: ReadonlyMap<string, Ledger>;
  readonly makeToken: (
    behaviour: Behaviour,
    options: { account: string | null; last4: string; amount: number | null },
  ) => string;
}

const html = (title: string, body: string) =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>
<style>body{font:16px system-ui;max-width:28rem;margin:10vh auto;padding:1rem}button{font:inherit;padding:.75rem 1.25rem;margin:.25rem}</style>
<h1>${title}</h1>${body}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

const form = (buttons: string) => `<form method="post">${buttons}</form>`;
const button = (value: string, label: string) => `<button name="answer" value="${value}">${label}</button>`;

const readAnswer = async (request: Request) => new URLSearchParams(await request.text());

/** What stands at Stripe's own addresses: the bank's question, a Pix, an onboarding, and where tokens are made. */
export async function drawPage(request: Request, address: URL, parts: Parts): Promise<Response | null> {
  const { pathname } = address;
  const isPost = request.method === 'POST';
  const question = /^\/(3ds|pix|slip)\/(\w+)$/.exec(pathname);
  if (question) {
    const [, kind, id = ''] = question;
    const ledger = [...parts.ledgers.values()].find(
      ({ intents, setups }) => intents.has(id) || setups.has(id),
    );
    if (!ledger) return new Response('Unknown', { status: 404 });
    if (!isPost)
      return kind === '3ds'
        ? html('3-D Secure', form(button('yes', 'Complete') + button('no', 'Fail')))
        : html(
            kind === 'pix' ? 'Pix' : 'Slip',
            form(button('yes', 'Simulate payment') + button('no', 'Let it expire')),
          );
    const yes = (await readAnswer(request)).get('answer') === 'yes';
    const answered = ledger.setups.has(id) ? ledger.answerSetup(id, yes) : ledger.answer(id, yes);
    return answered?.returnUrl ? Response.redirect(answered.returnUrl, 303) : html('Nothing to answer', '');
  }
  if (pathname === '/onboarding') return html('Onboarding', '<p>Stripe asks for everything here.</p>');
  if (pathname === '/fake/tokens' && isPost) {
    const asked = await readAnswer(request);
    const number = (asked.get('number') ?? '').replace(/\D/g, '');
    const behaviour = asked.get('type') === 'pix' ? 'pix' : CARDS[number];
    const open = { 'access-control-allow-origin': '*' };
    if (!behaviour)
      return Response.json({ error: 'Your card number is invalid.' }, { status: 402, headers: open });
    const account = asked.get('account') || null;
    const amount = Number(asked.get('amount')) || null;
    const id = parts.makeToken(behaviour, { account, last4: number.slice(-4), amount });
    return Response.json({ id }, { headers: open });
  }
  return null;
}
