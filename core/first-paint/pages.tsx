import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import * as auth from '../auth/Login.css';
import type { Agency, Language } from '../contract/site/agency';
import { hasTags } from '../contract/site/legal';
import * as hero from '../shell/home/Hero.css';
import { heroLook, heroSource } from '../shell/home/hero-look';
import { SearchRoom } from '../shell/home/SearchRoom';
import * as landing from '../shell/landing/Landing.css';
import { LegalSheet } from '../shell/legal/LegalSheet';
import { plainBlocks } from '../shell/legal/read-legal';
import { BrandLogo } from '../ui/pictures/BrandLogo';
import { Heading, Text } from '../ui/content/Text';
import { draw, wordsIn } from './page-words';

/** Chromium tells the page under this name when the picture is painted; the application waits for it. */
export const FIRST_SIGHT = 'first-sight';

/** The agency's heading over its picture, with room for what comes with the code (R009). */
export const heroPage = (agency: Agency, language: Language, isHome: boolean): string =>
  draw(
    <>
      <section
        className={[hero.hero, isHome && agency.isSubscribed && agency.visitorsMaySearch && hero.aboveSearch]
          .filter(Boolean)
          .join(' ')}
        data-first
      >
        <div className={[hero.picture, heroLook(agency).overlay && hero.tinted].filter(Boolean).join(' ')}>
          <img
            className={hero.image}
            src={heroSource(agency)}
            alt=""
            fetchPriority="high"
            {...{ elementtiming: FIRST_SIGHT }}
          />
        </div>
        <div className={hero.words}>
          <h1 className={hero.heading}>{agency.heading}</h1>
          {agency.subHeading && <p className={hero.subHeading}>{agency.subHeading}</p>}
          <div className={`${hero.action} ${hero.actionRoom}`} />
        </div>
      </section>
      {isHome && agency.isSubscribed && agency.visitorsMaySearch && <SearchRoom />}
    </>,
    language,
  );

/** The opening of the platform's own start page (R005, R006). */
export const landingPage = ({ heading, subHeading }: Agency, language: Language): string =>
  draw(
    <div className={landing.top}>
      <div className={landing.opening}>
        <div className={landing.words}>
          <Heading level={1} size={60}>
            {heading}
          </Heading>
          <p className={landing.lead}>{subHeading}</p>
          <div className={landing.sliderRoom} />
        </div>
        <div className={landing.previewRoom} />
      </div>
    </div>,
    language,
  );

const LEGAL: Record<string, readonly [title: MessageDescriptor, text: (agency: Agency) => string | null]> = {
  '/privacy-policy': [msg`Privacy policy`, (agency) => agency.privacyPolicy],
  '/cookies-policy': [msg`Cookies policy`, (agency) => agency.cookiesPolicy],
  '/disclaimer': [msg`Disclaimer`, (agency) => agency.disclaimer],
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * HTML as text with the simple marks: without a browser there is no cleaner of HTML (SEC-22), so that its words stand
 * here as words alone.
 */
const marksOf = (text: string): string =>
  hasTags(text)
    ? text
        .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, '')
        .replace(/\s+/g, ' ')
        .replace(/<h[1-6]\b[^>]*>/gi, '\n\n# ')
        .replace(/<li\b[^>]*>/gi, '\n- ')
        .replace(/<\/?(?:p|ul|ol|h[1-6]|div|table|tr|blockquote)\b[^>]*>/gi, '\n\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] as string)
    : text;

/** An agency's own policy text; undefined for other pages and for texts that it lacks (R042 to R045). */
export function legalPage(agency: Agency, path: string, language: Language): string | undefined {
  const [title, textOf] = LEGAL[path] ?? [];
  const text = textOf?.(agency)?.trim();
  if (!title || !text) return undefined;
  return draw(
    <LegalSheet
      title={wordsIn(language)._(title)}
      nodes={plainBlocks(marksOf(text))}
      publisher={agency.agencyName}
    />,
    language,
  );
}

const ENTRANCES: Record<
  string,
  (agencyName: string) => readonly [title: MessageDescriptor, lead: MessageDescriptor]
> = {
  '/login': () => [msg`Welcome back`, msg`Log in to run your agency or to find your trips.`],
  '/signup': (agencyName) => [
    msg`Create an account`,
    msg`Book, change and find your trips with ${agencyName}.`,
  ],
};

/** The platform's own frame for signing in and up, up to its form (R079); undefined for other pages. */
export function entrancePage(agency: Agency, path: string, language: Language): string | undefined {
  const entrance = ENTRANCES[path]?.(agency.agencyName);
  if (!entrance) return undefined;
  const [title, lead] = entrance;
  const words = wordsIn(language);
  return draw(
    <div className={auth.split}>
      <section className={auth.brandSide}>
        <div className={auth.above}>
          <a href="/" className={auth.bare}>
            <BrandLogo name={agency.agencyName} logo={agency.logo ?? undefined} onDark />
          </a>
        </div>
      </section>
      <main className={auth.formSide}>
        <div className={`${auth.tools} ${auth.toolsRoom}`} />
        <div className={auth.card}>
          <div>
            <Heading level={1} size={32}>
              {words._(title)}
            </Heading>
            <Text tone="secondary">{words._(lead)}</Text>
          </div>
        </div>
      </main>
    </div>,
    language,
  );
}
