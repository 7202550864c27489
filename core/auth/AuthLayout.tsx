import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Hero } from '../shell/home/Hero';
import { ShellFrame } from '../shell/frame/ShellFrame';
import { useAgency } from '../tenant/agency';
import { usePageTitle } from '../tenant/use-page-title';
import { Dialog } from '../ui/overlays/Dialog';
import { AuthHeadContext, type AuthHead } from './auth-head';
import { AuthSplit } from './AuthSplit';
import { challengeAtom } from './login/challenge';

/** The page behind is drawn anew on the way back, and with it what had opened the dialog: focus goes to its twin. */
const focusEntrance = () => document.querySelector<HTMLElement>('header a[href="/login"]')?.focus();

/**
 * The frame of every account screen: a page on the platform's own agency, on every other a modal over the hero
 * whose closing leads to `/` (R070, G43). It stays while the visitor moves from one screen to the next.
 */
export default function AuthLayout() {
  const { isPlatform, agencyName } = useAgency();
  const navigate = useNavigate();
  const { history } = useRouter();
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  const setChallenge = useSetAtom(challengeAtom);
  const [head, setHead] = useState<AuthHead>({ title: agencyName });
  usePageTitle(head.title === agencyName ? undefined : head.title);
  const screen = (
    <AuthHeadContext value={setHead}>
      <Outlet />
    </AuthHeadContext>
  );
  if (isPlatform) return <AuthSplit {...head}>{screen}</AuthSplit>;
  const close = (open: boolean) => {
    if (open) return;
    setChallenge(null);
    // Back to the offer that somebody was about to book.
    if (wanted === 'booking' && history.canGoBack()) return history.back();
    void navigate({ to: '/' }).then(focusEntrance);
  };
  return (
    <ShellFrame>
      <Hero />
      <Dialog open onOpenChange={close} title={head.title} description={head.lead} size="small">
        {screen}
      </Dialog>
    </ShellFrame>
  );
}
