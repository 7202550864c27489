import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { useAgency } from '../../tenant/agency';
import { useSession, useUser } from '../../session/session';
import { usePluginHost, useHostSnapshot } from '../../plugin/react';
import { FullScreenSpinner } from '../../ui/feedback/Spinner';
import { LoadErrorView } from './LoadErrorView';
import { NotFoundView } from './NotFoundView';
import { useHomePath } from '../../navigation/use-home-path';

/**
 * What a path that no page claims leads to. A path that the agency has of a plugin waits for its code; one that
 * it lacks, or of nobody, goes to /login for visitors (R067) and is a friendly not-found for a signed-in
 * user who had it open, with the way home (G34, G41).
 */
export default function UnknownPath() {
  const path = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  const host = usePluginHost();
  const { status, pages } = useHostSnapshot();
  const { authenticated } = useSession();
  const user = useUser();
  const agency = useAgency();
  const home = useHomePath();
  const owner = host.ownerOf(path);
  // Of this page and not of the one that is already on its way.
  const isPricing = useParams({ strict: false, select: ({ _splat }) => /^pricing\b/i.test(_splat ?? '') });
  const isOpen = owner !== undefined && host.isOpen(path);
  useEffect(() => {
    if (isOpen) void host.open(path);
  }, [host, isOpen, path]);
  if (isOpen && (status[owner] === 'failed' || pages[owner] === 'failed'))
    return <LoadErrorView onRetry={() => void host.retry(owner)} />;
  if (isOpen && pages[owner] === 'closed') return <FullScreenSpinner label={agency.agencyName} />;
  // Agencies sign up with the platform, on no other agency's site (R068).
  if (isPricing && !agency.isPlatform) return <Navigate to="/" replace />;
  if (!authenticated) return <Navigate to="/login" state={owner ? { returnTo: href } : {}} replace />;
  if (owner) return <NotFoundView />;
  // After a reload the profile is still on its way, and the way home depends on it.
  if (!user) return <FullScreenSpinner label={agency.agencyName} />;
  return <Navigate to={home} replace />;
}
