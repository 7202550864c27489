import { z } from 'zod/mini';
import { isActivated, Language } from '@/core/contract';
import { listLetters, previewLetter } from '@/core/contract/letters';
import { notFound } from '../../error';
import { type RawRoute, rawRoute } from '../../http/raw';
import { errorResponse } from '../../http/respond';
import { letterPage } from '../../mail/letter-page';
import { platformSender } from '../../mail/transport';
import type { ServerPluginEntry } from '../../plugin';
import { menuDefaults } from '../../plugin/servicing';
import type { AgencyRecord } from '../../ports/agency';
import { handle, type Handler } from '../../ports/handle';
import type { Services } from '../../ports/services';
import { createSecretBox } from '../../config/secret-box';
import { drawSample } from './draw';
import { findSample, letterGroups, letterId } from './groups';

/** How long the address of a letter's page is good for. */
const PAGE_MS = 10 * 60_000;

/** What such an address says. */
const Address = z.object({ id: z.string(), language: Language, until: z.number() });

export interface LetterPreviews {
  readonly handlers: readonly Handler[];
  /** A letter as a page. A frame carries no session: its address is sealed, and was given to staff. */
  readonly route: RawRoute;
}

/** Every letter that leaves the platform, to be looked at by whoever's name it goes out in. */
export function createLetterPreviews(
  plugins: readonly ServerPluginEntry[],
  services: Services,
): LetterPreviews {
  const { config, clock, namesIn } = services;
  const groupsOf = letterGroups(plugins, namesIn);
  const box = createSecretBox(config.signingSecret, 'page of a letter');

  const defaults = menuDefaults(plugins);
  const goesOwnWay = (agency: AgencyRecord) =>
    plugins.some(
      ({ activatedBy, plugin }) => plugin.sends && isActivated(activatedBy, agency.public, defaults),
    );
  const senderOf = (agency: AgencyRecord) => ({
    name: agency.public.agencyName,
    address: goesOwnWay(agency) ? null : platformSender(config.platformHost),
    replyTo: agency.public.contactEmailId || null,
  });

  const pageOf = (agencyId: string, address: Omit<z.output<typeof Address>, 'until'>) => {
    const until = clock.now().getTime() + PAGE_MS;
    return `/letters/${box.seal(agencyId, JSON.stringify({ ...address, until }))}`;
  };
  const addressIn = (agencyId: string, sealed: string) => {
    const text = box.open(agencyId, sealed);
    const address = text === null ? null : z.parse(Address, JSON.parse(text));
    return address && address.until > clock.now().getTime() ? address : null;
  };

  return {
    handlers: [
      handle(listLetters, async ({ agency, request: { language } }) => ({
        data: groupsOf(agency).flatMap((group) => {
          const say = group.say(language);
          const { id } = group;
          return group.samples.map((sample) => ({
            id: letterId(group, sample),
            name: say._(sample.name),
            when: say._(sample.when),
            to: sample.to,
            group: { id, name: group.nameIn(language) },
          }));
        }),
      })),

      handle(previewLetter, async ({ params: { id }, query, agency, request }) => {
        const sample = findSample(groupsOf(agency), id);
        if (!sample) throw notFound();
        const language = query.language ?? request.language;
        const {
          subject,
          text,
          attachments = [],
          sender,
        } = await drawSample(sample, { agency, language }, services);
        return {
          data: {
            ...{ id, language, subject, text },
            sender: senderOf(sender),
            page: pageOf(agency.id, { id, language }),
            attachments: attachments.flatMap(({ cid, filename, contentType }) =>
              cid ? [] : [{ filename, contentType }],
            ),
          },
        };
      }),
    ],

    route: rawRoute('GET', '/letters/{sealed}', async ({ params, agency, requestId }) => {
      const address = agency && addressIn(agency.id, params['sealed']!);
      const sample = address && findSample(groupsOf(agency), address.id);
      if (!sample) return errorResponse(notFound(), requestId);
      return letterPage(await drawSample(sample, { agency, language: address.language }, services));
    }),
  };
}
