import { inkOn } from '@/server/mail/ink';
import { dayText, escapeHtml as e, timeText } from './format';
import type { Letter } from './model';

const INK = '#1c2430';
const SOFT = '#5b6675';
const LINE = '#e3e7ed';
const FONT = "font-family:Roboto,'Segoe UI',Helvetica,Arial,sans-serif";

/** Mail programs know tables and inline styles, and little else. */
const table = (body: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${body}</table>`;
const row = (body: string) => `<tr>${body}</tr>`;
const cell = (body: string, style = '', extra = '') =>
  `<td ${extra} style="${FONT};color:${INK};${style}">${body}</td>`;
const small = (body: string) => `<span style="font-size:13px;line-height:19px;color:${SOFT}">${body}</span>`;

const heading = (text: string) =>
  `<h2 style="${FONT};margin:0 0 10px;font-size:16px;line-height:22px;font-weight:600;color:${INK}">${e(text)}</h2>`;
const block = (body: string, border = true) =>
  row(cell(body, `padding:24px 32px;${border ? `border-top:1px solid ${LINE};` : ''}`));

type Leg = Letter['legs'][number];

function ends({ segment }: Leg['segments'][number], language: string, at: 'departure' | 'arrival'): string {
  const time = at === 'departure' ? segment.departureTime : segment.arrivalTime;
  const airport = at === 'departure' ? segment.origin : segment.destination;
  const terminal = at === 'departure' ? segment.originTerminal : segment.destinationTerminal;
  const place = `${e(airport.city)} <span style="white-space:nowrap">(${e(airport.code)})</span>`;
  return `<div style="font-size:20px;line-height:26px;font-weight:600;white-space:nowrap">${e(timeText(time, language))}</div>
    <div style="font-size:14px;line-height:20px">${place}</div>${small(e(airport.name) + (terminal ? ` · T${e(terminal)}` : ''))}`;
}

function segmentHtml(item: Leg['segments'][number], { language, agency }: Letter): string {
  const { segment, flight, note, wait } = item;
  const logo = `${agency.origin}/img/airline_logos/${segment.carrier}-96.png`;
  return table(
    row(
      cell(
        `<img src="${e(logo)}" width="32" height="32" alt="" style="display:block;border:0;border-radius:8px">`,
        'width:44px;padding:14px 12px 6px 0;vertical-align:top',
        'width="44"',
      ) +
        cell(
          `<div style="font-size:14px;line-height:18px;font-weight:600">${e(flight)}</div>${small(e(note))}`,
          'padding:12px 0 6px',
          'colspan="2"',
        ),
    ) +
      row(
        cell('', 'width:44px', 'width="44"') +
          cell(ends(item, language, 'departure'), 'width:50%;padding:4px 12px 12px 0;vertical-align:top') +
          cell(
            ends(item, language, 'arrival') +
              (segment.arrivalTime.slice(0, 10) === segment.departureTime.slice(0, 10)
                ? ''
                : `<br>${small(e(dayText(segment.arrivalTime, language)))}`),
            'width:50%;padding:4px 0 12px;vertical-align:top',
          ),
      ) +
      (wait
        ? row(
            cell('', '') +
              cell(small(e(wait)), `padding:8px 12px;background:#f4f6f9;border-radius:8px`, 'colspan="2"'),
          )
        : ''),
    'table-layout:fixed;',
  );
}

const legHtml = (item: Leg, letter: Letter) =>
  block(
    table(
      row(
        cell(
          `<div style="font-size:13px;line-height:18px;color:${SOFT}">${e(item.title)}</div><div style="font-size:16px;line-height:22px;font-weight:600">${e(dayText(item.leg.departureTime, letter.language))}</div>`,
          'vertical-align:bottom',
        ) + cell(small(e(item.summary)), 'text-align:right;vertical-align:bottom;white-space:nowrap'),
      ),
    ) + item.segments.map((segment) => segmentHtml(segment, letter)).join(''),
  );

const codesHtml = ({ codes }: Letter) =>
  table(
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

const pairs = (rows: [string, string][], isBold = false) =>
  rows
    .map(([left, right]) =>
      row(
        cell(
          left,
          `padding:4px 12px 4px 0;font-size:14px;line-height:20px;${isBold ? 'font-weight:600;padding-top:10px' : ''}`,
        ) +
          cell(
            right,
            `padding:4px 0;font-size:14px;line-height:20px;text-align:right;white-space:nowrap;${isBold ? 'font-weight:700;font-size:16px;padding-top:10px' : ''}`,
          ),
      ),
    )
    .join('');

function footer({ agency, help }: Letter): string {
  const ways = [
    agency.email && `<a href="mailto:${e(agency.email)}" style="color:${SOFT}">${e(agency.email)}</a>`,
    agency.phone &&
      `<a href="tel:${e(agency.phone.replace(/[^\d+]/g, ''))}" style="color:${SOFT}">${e(agency.phone)}</a>`,
  ].filter(Boolean);
  return `${small(e(help))}${ways.length ? `<br>${small(ways.join(' &nbsp;·&nbsp; '))}` : ''}`;
}

/** The letter for mail programs that show HTML, in the agency's colour. */
export function htmlOf(letter: Letter): string {
  const { agency, language, subject, headline, intro, travellers, fare, price, button, calendar } = letter;
  const ink = inkOn(agency.color);
  const action = `<a href="${e(button.url)}" style="${FONT};display:inline-block;background:${agency.color};color:${ink};font-size:15px;line-height:20px;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">${e(button.label)}</a>`;
  const body =
    row(
      cell(
        `<a href="${e(agency.origin)}/" style="color:${ink};text-decoration:none">${e(agency.name)}</a>`,
        `background:${agency.color};color:${ink};padding:18px 32px;font-size:18px;line-height:24px;font-weight:700;border-radius:16px 16px 0 0`,
      ),
    ) +
    block(
      `<h1 style="${FONT};margin:0 0 8px;font-size:26px;line-height:32px;font-weight:700;color:${INK}">${e(headline)}</h1><p style="${FONT};margin:0;font-size:15px;line-height:23px;color:${SOFT}">${e(intro)}</p>${codesHtml(letter)}<div style="padding-top:20px">${action}</div>`,
      false,
    ) +
    letter.legs.map((leg) => legHtml(leg, letter)).join('') +
    block(
      heading(travellers.title) +
        table(
          travellers.rows
            .map((each) =>
              row(
                cell(
                  `<div style="font-size:15px;line-height:20px">${e(each.name)}</div>${small([each.note, ...each.extras].map(e).join('<br>'))}`,
                  'padding:4px 0',
                ),
              ),
            )
            .join(''),
        ),
    ) +
    block(
      heading(fare.title) +
        fare.rows.map((each) => `<div style="font-size:14px;line-height:22px">${e(each)}</div>`).join(''),
    ) +
    block(
      heading(price.title) +
        table(
          pairs(price.rows.map((each) => [e(each.label), e(each.amount)])) +
            pairs([[e(price.total.label), e(price.total.amount)]], true),
        ),
    ) +
    block(small(e(calendar)) + '<br><br>' + footer(letter));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${e(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f5"><div style="display:none;max-height:0;overflow:hidden">${e(intro)}</div>
${table(row(`<td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:16px;border-collapse:separate">${body}</table></td>`), 'background:#eef1f5')}
</body></html>`;
}
