import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { readForm } from '../http/body';
import { COMMON_HEADERS } from '../http/headers';
import type { EmbeddedGateway } from './embedded/gateway';
import { challengePage, challengePolicy, closedPage } from './fields/challenge';
import { fieldsPage, fieldsPolicy } from './fields/page';
import type { FrameLanguage } from './fields/texts';

const CHALLENGE_ID = /^chl_[0-9a-f]{32}$/;

function languageOf(context: Context): FrameLanguage {
  const chosen = /(?:^|;\s*)lng=([a-z]{2})/.exec(context.req.header('cookie') ?? '')?.[1];
  const wanted = [
    chosen,
    ...(context.req.header('accept-language') ?? '').split(',').map((part) => part.trim().slice(0, 2)),
  ];
  return (wanted.find((language) => language === 'en' || language === 'pt' || language === 'es') ??
    'en') as FrameLanguage;
}

/**
 * The gateway's own pages, mounted at `/gateway` and apart from the API: `GET /fields` and the challenge.
 * Each answer brings its own policy, so whoever mounts it must not overwrite `content-security-policy`.
 */
export function createGatewayApp(gateway: EmbeddedGateway): Hono {
  const app = new Hono();
  app.use((context, next) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) context.header(name, value);
    return next();
  });

  const page = (
    context: Context,
    status: 200 | 404,
    policy: (nonce: string) => string,
    draw: (nonce: string) => string,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    return context.body(draw(nonce), status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  };

  app.get('/fields', (context) => page(context, 200, fieldsPolicy, fieldsPage));

  app.get('/challenge', async (context) => {
    const id = context.req.query('id') ?? '';
    const language = languageOf(context);
    const question = CHALLENGE_ID.test(id) ? await gateway.challenge(id) : null;
    return page(context, question ? 200 : 404, challengePolicy, (nonce) =>
      question?.open
        ? challengePage(language, nonce, id, question)
        : closedPage(language, nonce, question?.returnUrl ?? null),
    );
  });

  app.post('/challenge', async (context) => {
    const form = await readForm(context.req.raw);
    const [id, answer] = [form.get('id') ?? '', form.get('answer')];
    const isAnswer = answer === 'confirmed' || answer === 'refused';
    const next = CHALLENGE_ID.test(id) && isAnswer ? await gateway.answerChallenge(id, answer) : null;
    if (next !== null) return context.redirect(next, 303);
    return page(context, 404, challengePolicy, (nonce) => closedPage(languageOf(context), nonce, null));
  });

  return app;
}
