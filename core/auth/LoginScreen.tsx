import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Hero } from '../shell/Hero';
import { linkTo } from '../shell/link';
import { ShellFrame } from '../shell/ShellFrame';
import { useAgency } from '../tenant/agency';
import { FullScreenSpinner } from '../ui/Spinner';
import { useHomePath } from './home';
import { LoginDialog } from './LoginDialog';
import { LoginPage } from './LoginPage';
import { useSession, useUser } from './session';

/** `/login`: a page on the platform's own agency, a modal over the hero on every other (R070). */
export default function LoginScreen() {
  const agency = useAgency();
  const { authenticated } = useSession();
  const user = useUser();
  const home = useHomePath();
  // Only who comes here signed in is led away here; who signs in here is led on by the form.
  const [cameSignedIn] = useState(authenticated);
  if (cameSignedIn && authenticated)
    return user ? <Navigate {...linkTo(home)} replace /> : <FullScreenSpinner label={agency.agencyName} />;
  if (agency.isPlatform) return <LoginPage />;
  return (
    <ShellFrame>
      <Hero />
      <LoginDialog />
    </ShellFrame>
  );
}
