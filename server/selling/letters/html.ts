import { lineOf } from '@/core/say/told';
import { escapeHtml as e } from '../../http/escape';
import { inkOn } from '../../mail/ink';
import { masthead } from '../../mail/masthead';
import {
  block,
  cell,
  contactWays,
  FONT,
  heading,
  INK,
  pairs,
  row,
  small,
  SOFT,
  table,
} from '../../mail/paper';
import type { BookingLetter, Section } from './letter';

const codesHtml = ({ codes }: Pick<BookingLetter, 'codes'>) =>
  codes.length === 0
    ? ''
    : table(
        row(
          codes
            .map(({ label, value }) =>
              cell(
                `${small(e(label))}<div style="font-size:24px;line-height:30px;font-weight:700;letter-spacing:2px;font-family:'Roboto Mono',Consolas,monospace">${e(value)}</div>`,
                'padding:14px 18px;width:50%',
              ),
            )
            .join(''),
        ),
        `background:#f4f6f9;border-radius:12px;margin-top:20px;border-collapse:separate`,
      );

const sectionHtml = ({ title, rows, map, link = map?.link }: Section) =>
  block(
    heading(title) +
      table(
        rows
          .map(({ note, more = [], lang, ...each }) =>
            row(
              cell(
                `<div style="font-size:15px;line-height:21px">${e(lineOf(each))}</div>${small([...(note ? [note] : []), ...more].map(e).join('<br>'))}`,
                'padding:4px 0',
                lang && `lang="${e(lang)}"`,
              ),
            ),
          )
          .join('') +
          (link
            ? row(
                cell(
                  `<a href="${e(link.url)}" style="color:${INK};font-size:15px;line-height:21px">${e(link.label)}</a>`,
                  'padding:4px 0',
                ),
              )
            : ''),
      ),
  );

function footer({ agency, help }: Pick<BookingLetter, 'agency' | 'help'>): string {
  const ways = contactWays(agency);
  return `${small(e(help))}${ways && `<br>${small(ways)}`}`;
}

/** The letter for mail programs that show HTML, in the agency's colour. `journey`: blocks that stand above the sections. */
export function htmlOf(letter: BookingLetter, journey = ''): string {
  const { agency, language, subject, headline, intro, sections, price, button, note } = letter;
  const ink = inkOn(agency.color);
  const action = `<a href="${e(button.url)}" style="${FONT};display:inline-block;background:${agency.color};color:${ink};font-size:15px;line-height:20px;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">${e(button.label)}</a>`;
  const body =
    masthead(agency) +
    block(
      `<h1 style="${FONT};margin:0 0 8px;font-size:26px;line-height:32px;font-weight:700;color:${INK}">${e(headline)}</h1><p style="${FONT};margin:0;font-size:15px;line-height:23px;color:${SOFT}">${e(intro)}</p>${codesHtml(letter)}<div style="padding-top:20px">${action}</div>`,
      false,
    ) +
    journey +
    sections.map(sectionHtml).join('') +
    block(
      heading(price.title) +
        table(
          pairs(price.rows.map((each) => [e(each.label), e(each.amount)] as const)) +
            pairs([[e(price.total.label), e(price.total.amount)]], true) +
            pairs((price.paidBy ?? []).map((each) => [e(each.label), e(each.amount)] as const)),
        ),
    ) +
    block(small(e(note)) + '<br><br>' + footer(letter));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${e(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f5"><div style="display:none;max-height:0;overflow:hidden">${e(intro)}</div>
${table(row(`<td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:16px;border-collapse:separate">${body}</table></td>`), 'background:#eef1f5')}
</body></html>`;
}
