import { type ReactNode, startTransition, StrictMode } from 'react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { Provider as StoreProvider } from 'jotai';
import { apiAtom } from '../api/context';
import { lazyApi } from '../api/lazy';
import { fetchProfile, sessionAtom, startSession, userAtom } from '../session/session';
import { watchSession } from '../session/session-expiry';
import { takeHandover } from '../session/sso-handover';
import { hasToken } from '../session/token';
import { activateLanguage, languageAtom } from '../i18n/catalogs';
import { detectLanguage, LANGUAGE_NAME, pageSources, rememberLanguage } from '../i18n/detect';
import type { Agency } from '../contract/site/agency';
import type { Audience } from '../contract/entry';
import { isTravelAgent } from '../contract/constants';
import { createHost, type PluginHost } from '../plugin/host';
import type { Registry } from '../plugin';
import { PluginHostProvider } from '../plugin/react';
import { ReportContext } from '../plugin/report-context';
import { reportProblem } from '../report/report';
import { Styled } from '../first-paint/sheets';
import { createRoot } from './react-root';
import { createAppRouter } from './create';
import { store } from '../state/store';
import { agencyAtom, loadAgency } from '../tenant/agency';
import { mapStyleAtom } from '../ui/map/map-style';
import { bootstrapAtom, readBootstrap } from '../tenant/bootstrap';
import { applyBrand, applyNeutralBrand } from '../tenant/brand';
import { debugAtom, readDebug, switchXenmode } from '../tenant/flags';
import { watchAgency } from '../tenant/refresh';
import { deviceDarkAtom, shownModeAtom, watchDeviceMode } from '../tenant/theme-mode';
import { isSideKnown } from '../shell/staff/place';

/** Styles that libraries inject carry the page's nonce, so that the policy lets them in (SEC-20). */
function passOnNonce() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) setNonce(meta.nonce);
}

function followBrand() {
  const paint = () => {
    const agency = store.get(agencyAtom);
    const mode = store.get(shownModeAtom);
    if (agency) void applyBrand(agency, mode);
    else applyNeutralBrand(mode);
  };
  watchDeviceMode((dark) => store.set(deviceDarkAtom, dark));
  store.sub(agencyAtom, paint);
  store.sub(shownModeAtom, paint);
  // Its title is in that language.
  store.sub(languageAtom, paint);
  paint();
}

/** How long the server's first sight stands for a page that is not whole yet, in milliseconds. */
const PATIENCE_MS = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Lets the browser answer a tap between two parts of the start. */
const breath = () => pause(0);

/** The page: everything from the document's first word to the drawn router. */
export async function start({
  registry,
  container,
}: {
  registry: Registry;
  container: HTMLElement;
}): Promise<void> {
  takeHandover();
  passOnNonce();
  await breath();
  const bootstrap = readBootstrap();
  store.set(bootstrapAtom, bootstrap);
  store.set(agencyAtom, bootstrap.agency);
  store.set(mapStyleAtom, bootstrap.ports.mapStyle?.url ?? null);
  store.set(debugAtom, readDebug(location.search));
  switchXenmode(store, location.search);
  followBrand();
  startSession(store);

  const language = detectLanguage(pageSources());
  if (new URLSearchParams(location.search).has(LANGUAGE_NAME)) rememberLanguage(language);

  // Parts need each other: a newer agency version seen by the client makes the watcher look, a reason its words.
  const watch: { versionSeen?: (version: number) => void; reasonWords?: PluginHost['refusals'] } = {};
  const api = lazyApi(async () => {
    const { pageApi } = await import('./page-api');
    return pageApi(bootstrap, language, {
      onAgencyVersion: (version) => watch.versionSeen?.(version),
      reasonWords: async () => watch.reasonWords?.(),
    });
  });
  store.set(apiAtom, api);
  // Every page that is not a visitor's wants to know who is here.
  if (hasToken()) void fetchProfile(store).catch(() => {});

  const root = styledRoot(container);
  activateLanguage(language);
  store.set(languageAtom, language);
  let agency: Agency | null;
  try {
    agency = await loadAgency(api, bootstrap);
  } catch (error) {
    return drawStartError(root, container, error);
  }
  if (!agency) return drawWithoutAgency(root).catch((error) => drawStartError(root, container, error));
  store.set(agencyAtom, agency);
  await breath();

  const isPresent = (audience: Audience) =>
    audience === 'staff'
      ? isTravelAgent(store.get(userAtom)?.userType)
      : store.get(sessionAtom).authenticated;
  const host = createHost({
    registry,
    isPresent,
    onProblem: (problem) => {
      console.warn(`[${problem.plugin}] ${problem.code}: ${problem.detail}`);
      reportProblem(problem.cause ?? new Error(problem.detail), `${problem.plugin}: ${problem.code}`);
    },
  });
  watch.reasonWords = host.refusals;
  // One that stands in an answer, such as a booking's, is worded a moment later.
  i18n.on('missing', ({ id }) => void host.refusals().then(() => id in i18n.messages && i18n.emit('change')));
  const refresh = watchAgency({
    api,
    current: () => store.get(agencyAtom),
    onChange: (next) => store.set(agencyAtom, next),
  });
  watch.versionSeen = refresh.versionSeen;
  let activated: string | undefined;
  const activate = async () => {
    const next = store.get(agencyAtom);
    const state = `${next?.version} ${isPresent('users')} ${isPresent('staff')}`;
    if (!next || state === activated) return;
    activated = state;
    await host.activate(next);
  };
  store.sub(agencyAtom, () => void activate());
  store.sub(sessionAtom, () => void activate());
  // A plugin that arrives while the page is drawn makes it be drawn twice.
  const plugins = Promise.all([activate(), host.open(location.pathname)]);
  await Promise.race([plugins.catch((error: unknown) => reportProblem(error, 'start')), pause(PATIENCE_MS)]);
  await breath();
  await drawPages(root, host);
}

type Root = ReturnType<typeof styledRoot>;

function styledRoot(container: HTMLElement) {
  const root = createRoot(container);
  return { render: (page: ReactNode) => root.render(<Styled>{page}</Styled>) };
}

async function drawWithoutAgency(root: Root) {
  const { AgencyNotFoundView } = await import('../shell/views/AgencyNotFoundView');
  document.title = t`Agency not found`;
  root.render(
    <I18nProvider i18n={i18n}>
      <AgencyNotFoundView />
    </I18nProvider>,
  );
}

/** Without its agency the page says so and offers to try again, instead of staying blank. */
async function drawStartError(root: Root, container: HTMLElement, error: unknown) {
  reportProblem(error, 'start');
  try {
    const { StartErrorView } = await import('../shell/views/StartErrorView');
    root.render(<StartErrorView error={error} />);
  } catch {
    // Not even this view could be loaded: the plainest words there are.
    container.textContent = 'Something failed to load. Please reload the page.';
  }
}

async function drawPages(root: Root, host: PluginHost) {
  const history = createBrowserHistory();
  await breath();
  const { router } = createAppRouter(
    host,
    { agency: () => store.get(agencyAtom)!, hasToken, user: () => fetchProfile(store) },
    history,
  );
  await breath();
  watchSession(store, router);
  const pages = (
    <StrictMode>
      <StoreProvider store={store}>
        <I18nProvider i18n={i18n}>
          <PluginHostProvider host={host}>
            <ReportContext value={host.report}>
              <RouterProvider router={router} />
            </ReportContext>
          </PluginHostProvider>
        </I18nProvider>
      </StoreProvider>
    </StrictMode>
  );
  // The server's first sight stays until the page is whole. A transition is drawn in slices, between which a tap is heard.
  const draw = () => startTransition(() => root.render(pages));
  // Whether the frame has the staff's menu is known from the last visit, or asked on the first one.
  const isKnown = !hasToken() || isSideKnown();
  const known = isKnown || import('../shell/staff/first-visit').then(({ whoIsHere }) => whoIsHere(store));
  void Promise.all([Promise.race([router.load(), pause(PATIENCE_MS)]), known]).then(draw, draw);
}
