import { COMMON_HEADERS } from '../http/headers';
import type { MailMessage } from '../ports/services';
import { withPictures } from './picture';

/** Nothing is fetched and nothing runs; a link opens a window of its own. */
const LETTER_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export const htmlPage = (body: string, policy: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });

/** A letter as a page, for a frame of this site. */
export const letterPage = ({ html, attachments }: Pick<MailMessage, 'html' | 'attachments'>) =>
  htmlPage(`<base target="_blank">${withPictures(html, attachments)}`, LETTER_POLICY);
