import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import type { Store } from '../../state/store';
import { useAgency } from '../../tenant/agency';
import { socialSignIns, type SocialProvider } from './sign-in-links';
import { keepWantedPage } from '../../session/wanted-page';
import * as css from '../Login.css';

const GoogleMark = () => (
  <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M44.5 20H24v8.5h11.8C34.7 33.9 30.1 37 24 37c-7.2 0-13-5.8-13-13s5.8-13 13-13c3.1 0 5.9 1.1 8.1 2.9l6.4-6.4C34.6 4.1 29.6 2 24 2 11.8 2 2 11.8 2 24s9.8 22 22 22c11 0 21-8 21-22 0-1.3-.2-2.7-.5-4Z"
    />
    <path
      fill="#EA4335"
      d="m4.7 13.7 7 5.1C13.5 14.2 18.4 11 24 11c3.1 0 5.9 1.1 8.1 2.9l6.4-6.4C34.6 4.1 29.6 2 24 2 15.5 2 8.2 6.8 4.7 13.7Z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.5 0 10.5-1.9 14.4-5.1l-6.7-5.6A12.9 12.9 0 0 1 24 37c-6.1 0-10.7-3.2-12.3-8.5l-7 5.4C8.2 41.2 15.4 46 24 46Z"
    />
    <path fill="#FBBC05" d="M11.7 28.5a13 13 0 0 1 0-9.7l-7-5.1a22 22 0 0 0 0 20.2l7-5.4Z" />
  </svg>
);

const FacebookMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="#1877F2" />
    <path
      fill="#fff"
      d="M14 8h2V5.2h-2c-2 0-3.5 1.5-3.5 3.5V10.5H8.5v2.8h2V20h2.8v-6.7h2.3l.5-2.8h-2.8V8.9c0-.5.3-.9.7-.9Z"
    />
  </svg>
);

const MARKS: Record<SocialProvider, () => React.JSX.Element> = { google: GoogleMark, facebook: FacebookMark };

/** Links to the social endpoints of the API host, each where the agency has switched it on (R082, R083). */
export function SocialSignIn() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const { social } = useAgency();
  const offers = socialSignIns(social);
  if (offers.length === 0) return null;
  const names: Record<SocialProvider, string> = {
    google: t`Sign in with Google`,
    facebook: t`Sign in with Facebook`,
  };
  return (
    <>
      <div className={css.or}>
        <Trans>or</Trans>
      </div>
      {offers.map(({ provider, href }) => {
        const Mark = MARKS[provider];
        return (
          <a
            key={provider}
            className={css.provider}
            href={href}
            rel="noreferrer"
            onClick={() => keepWantedPage(store)}
          >
            <Mark />
            {names[provider]}
          </a>
        );
      })}
    </>
  );
}
