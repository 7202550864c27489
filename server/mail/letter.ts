import { DEFAULT_PRIMARY_COLOR, type Language } from '@/core/contract';
import { escapeHtml as e } from '../http/escape';
import type { MailMessage } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';
import { inkOn } from './ink';
import { masthead } from './masthead';
import { cell, contactWays, FONT, INK, LINE, row, SOFT, table } from './paper';

/** A short letter with one thing to do; HTML and plain text are drawn from it. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly headline: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly url: string };
  /** Said above the bare address, for whoever cannot press the button. */
  readonly otherwise: string;
  /** How long the link works, and what to do if the letter was not expected. */
  readonly note: string;
  readonly help: string;
}

const paragraph = (body: string, size: number, style = '') =>
  `<p style="${FONT};margin:0;font-size:${size}px;line-height:${Math.round(size * 1.5)}px;color:${SOFT};${style}">${body}</p>`;

const contact = ({ public: { contactEmailId, contactPhoneNumber } }: AgencyRecord): string =>
  contactWays({ email: contactEmailId, phone: contactPhoneNumber });

function htmlOf(letter: Letter, agency: AgencyRecord): string {
  const { language, subject, headline, text, button, otherwise, note, help } = letter;
  const color = agency.public.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  const ink = inkOn(color);
  const ways = contact(agency);
  const body = [
    masthead({ name: agency.public.agencyName, origin: agency.origin, color }),
    row(
      cell(
        `<h1 style="${FONT};margin:0 0 8px;font-size:26px;line-height:32px;font-weight:700;color:${INK}">${e(headline)}</h1>` +
          paragraph(e(text).replace(/\r?\n/g, '<br>'), 16) +
          `<div style="padding:24px 0 20px"><a href="${e(button.url)}" style="${FONT};display:inline-block;background:${color};color:${ink};font-size:15px;line-height:20px;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">${e(button.label)}</a></div>` +
          paragraph(e(note), 14),
        'padding:28px 32px 24px',
      ),
    ),
    row(
      cell(
        paragraph(
          `${e(otherwise)}<br><a href="${e(button.url)}" style="color:${SOFT};word-break:break-all;overflow-wrap:anywhere">${e(button.url)}</a>`,
          13,
        ) + paragraph(`${e(help)}${ways ? `<br>${ways}` : ''}`, 13, 'padding-top:16px'),
        `padding:20px 32px 28px;border-top:1px solid ${LINE}`,
      ),
    ),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="referrer" content="no-referrer"><title>${e(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f5"><div style="display:none;max-height:0;overflow:hidden">${e(text)}</div>
${table(`<tr><td align="center" style="padding:24px 12px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:16px;border-collapse:separate">${body}</table></td></tr>`, 'background:#eef1f5')}
</body></html>`;
}

const textOf = ({ headline, text, button, note, help }: Letter, agency: AgencyRecord): string =>
  [
    agency.public.agencyName,
    headline,
    text,
    `${button.label}: ${button.url}`,
    note,
    [help, agency.public.contactEmailId, agency.public.contactPhoneNumber].filter(Boolean).join('\n'),
  ].join('\n\n');

/** The letter in the agency's name and colour. A name in it may have come with a line break; a subject may not. */
export const messageOf = (
  letter: Letter,
  agency: AgencyRecord,
): Pick<MailMessage, 'agencyId' | 'subject' | 'html' | 'text'> => ({
  agencyId: agency.id,
  subject: letter.subject.replace(/\s+/g, ' '),
  html: htmlOf(letter, agency),
  text: textOf(letter, agency),
});
