import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { linkTo } from '../address/link';
import { useAgency } from '../tenant/agency';
import { FullScreenSpinner } from '../ui/feedback/Spinner';
import { useHomePath } from '../navigation/use-home-path';
import { useSession, useUser } from '../session/session';

/** Leads home who comes here signed in. Who signs in here is led on by the form. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { agencyName } = useAgency();
  const { authenticated } = useSession();
  const user = useUser();
  const home = useHomePath();
  const [cameSignedIn] = useState(authenticated);
  if (!cameSignedIn || !authenticated) return children;
  return user ? <Navigate {...linkTo(home)} replace /> : <FullScreenSpinner label={agencyName} />;
}
