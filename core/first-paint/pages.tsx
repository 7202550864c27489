import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import * as auth from '../auth/Login.css';
import type { Agency, Language } from '../contract/site/agency';
import { hasTags } from '../contract/site/legal';
import * as header from '../shell/frame/Header.css';
import * as frame from '../shell/frame/ShellFrame.css';
import * as hero from '../shell/home/Hero.css';
import { heroLook, heroSource } from '../shell/home/hero-look';
import { SearchRoom } from '../shell/home/SearchRoom';
import * as landing from '../shell/landing/Landing.css';
import { LegalSheet } from '../shell/legal/LegalSheet';
import { keptData } from '../shell/legal/kept-data';
import { plainBlocks } from '../shell/legal/read-legal';
import { BrandLogo } from '../ui/pictures/BrandLogo';
import { Heading, Text } from '../ui/content/Text';
import { draw, wordsIn } from './page-words';

/** Chromium tells the page under this name when the picture is painted; the application waits for it. */
export const FIRST_SIGHT = 'first-sight';

/** The agency's heading over its picture, with room for what comes with the code (R009). */
const heroPage = (agency: Agency, isHome: boolean) => (
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
  </>
);

/** The opening of the platform's own start page (R005, R006). */
const landingPage = ({ heading, subHeading }: Agency) => (
  <div className={landing.top}>
    <div className={landing.opening}>
      <div className={landing.words}>
        <Heading level={1} size={60}>
          {heading}
        </Heading>
        <p className={landing.lead}>{subHeading}</p>
        <div className={landing.sliderRoom} />
        <div className={landing.priceRoom} />
      </div>
      <div className={landing.previewRoom} />
    </div>
  </div>
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

/** An agency's own policy text with what stands below it; undefined for other pages and where neither is (R042 to R045). */
function legalPage(agency: Agency, path: string, language: Language): ReactElement | undefined {
  const [title, textOf] = LEGAL[path] ?? [];
  const text = textOf?.(agency)?.trim();
  const words = wordsIn(language);
  const below = path === '/privacy-policy' ? keptData(words) : [];
  if (!title || !(text || below.length > 0)) return undefined;
  return (
    <LegalSheet
      title={words._(title)}
      nodes={[...plainBlocks(marksOf(text ?? '')), ...below]}
      publisher={agency.agencyName}
    />
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
function entrancePage(agency: Agency, path: string, language: Language): ReactElement | undefined {
  const entrance = ENTRANCES[path]?.(agency.agencyName);
  if (!entrance) return undefined;
  const [title, lead] = entrance;
  const words = wordsIn(language);
  return (
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
    </div>
  );
}

/** Modals over the hero on every agency but the platform's own (R070, G43). */
const OVER_HERO = ['/login', '/signup', '/forgotpassword', '/newpassword', '/expired', '/verify'];
/** Pages with a first sight of their own; of all others it is the frame. */
export const PAGES = ['/', '/privacy-policy', '/cookies-policy', '/disclaimer', ...OVER_HERO];

function mainOf(agency: Agency, page: string, language: Language): ReactElement | undefined {
  if (agency.isPlatform && page === '/') return landingPage(agency);
  if (!agency.isPlatform && (page === '/' || OVER_HERO.includes(page))) return heroPage(agency, page === '/');
  return legalPage(agency, page, language);
}

/** The first sight of one of `PAGES`, or of any other. */
export function pageHtml(agency: Agency, page: string, language: Language): string {
  const entrance = agency.isPlatform ? entrancePage(agency, page, language) : undefined;
  if (entrance) return draw(entrance, language);
  const { agencyName, logo, mobileLogo } = agency;
  return draw(
    <div className={frame.frame}>
      <header className={header.header}>
        <div className={header.bar}>
          <a className={header.logo} href="/">
            <BrandLogo name={agencyName} logo={logo} mobileLogo={mobileLogo} />
          </a>
        </div>
      </header>
      <div className={frame.row}>
        <div className={frame.column}>
          <main className={frame.main}>{mainOf(agency, page, language)}</main>
        </div>
      </div>
    </div>,
    language,
  );
}
