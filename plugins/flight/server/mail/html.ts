import { otherDay } from '@/core/say/dates';
import { escapeHtml as e } from '@/server/http/escape';
import { dayText, timeText } from '@/server/selling/letters/format';
import { block, cell, row, small, SOFT, table } from '@/server/mail/paper';
import { logoId } from './logos';
import type { LegText } from './legs';

/** One end of a flight, with its date where that is not the one above the leg. */
function ends(
  { segment }: LegText['segments'][number],
  { language, above }: { language: string; above: string },
  at: 'departure' | 'arrival',
): string {
  const time = at === 'departure' ? segment.departureTime : segment.arrivalTime;
  const airport = at === 'departure' ? segment.origin : segment.destination;
  const terminal = at === 'departure' ? segment.originTerminal : segment.destinationTerminal;
  const place = `${e(airport.city)} <span style="white-space:nowrap">(${e(airport.code)})</span>`;
  return `<div style="font-size:20px;line-height:26px;font-weight:600;white-space:nowrap">${e(timeText(time, language))}</div>
    <div style="font-size:14px;line-height:20px">${place}</div>${small([airport.name + (terminal ? `\u00a0·\u00a0T${terminal}` : ''), otherDay(time, above, language)].filter(Boolean).map(e).join('<br>'))}`;
}

function segmentHtml(item: LegText['segments'][number], { leg }: LegText, language: string): string {
  const { segment, flight, note, wait } = item;
  const where = { language, above: leg.departureTime };
  return table(
    row(
      cell(
        `<img src="cid:${e(logoId(segment.carrier))}" width="32" height="32" alt="" style="display:block;border:0;border-radius:8px">`,
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
          cell(ends(item, where, 'departure'), 'width:50%;padding:4px 12px 12px 0;vertical-align:top') +
          cell(ends(item, where, 'arrival'), 'width:50%;padding:4px 0 12px;vertical-align:top'),
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

const legHtml = (item: LegText, language: string) =>
  block(
    table(
      row(
        cell(
          `<div style="font-size:13px;line-height:18px;color:${SOFT}">${e(item.title)}</div><div style="font-size:16px;line-height:22px;font-weight:600">${e(dayText(item.leg.departureTime, language))}</div>`,
          'vertical-align:bottom',
        ) + cell(small(e(item.summary)), 'text-align:right;vertical-align:bottom;white-space:nowrap'),
      ),
    ) + item.segments.map((segment) => segmentHtml(segment, item, language)).join(''),
  );

/** The flights in a letter for mail programs that show HTML. */
export const legsHtml = (legs: readonly LegText[], language: string): string =>
  legs.map((leg) => legHtml(leg, language)).join('');
