import type { Language } from '@/core/contract';
import { withLogo } from '../../mail/masthead';
import type { AgencyRecord } from '../../ports/agency';
import type { DrawnMail } from '../../ports/booking';
import type { LetterSample } from '../../ports/letters';
import type { Services } from '../../ports/services';

export interface DrawnSample extends DrawnMail {
  /** In whose name it goes out. */
  readonly sender: AgencyRecord;
}

/** The text with every address on the site made that of its start page. */
const leadingHome = (text: string, origin: string): string =>
  text
    .split(origin)
    .map((rest, nth) => (nth === 0 || /^[\w.:-]/.test(rest) ? rest : rest.replace(/^[^\s"<]*/, '/')))
    .join(origin);

async function platformOf({ db, agencyById }: Pick<Services, 'db' | 'agencyById'>) {
  const row = await db.asSystem((tx) =>
    tx.selectFrom('agency').select('id').where('is_platform', '=', true).executeTakeFirst(),
  );
  return row ? agencyById(row.id) : null;
}

/** A letter as it leaves, with the logo in it, and without an address that would open anything. */
export async function drawSample(
  sample: LetterSample,
  { agency, language }: { readonly agency: AgencyRecord; readonly language: Language },
  services: Services,
): Promise<DrawnSample> {
  const platform = (await platformOf(services)) ?? agency;
  const sender = sample.from === 'platform' ? platform : agency;
  const drawn = await sample.draw({ agency, platform, language, services });
  const home = (text: string) => [agency.origin, platform.origin].reduce(leadingHome, text);
  const letter = { ...drawn, html: home(drawn.html), text: home(drawn.text) };
  return { ...withLogo(letter, await services.logoOf(sender)), sender };
}
