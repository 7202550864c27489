import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../tenant/use-page-title';
import { ProfileView } from './ProfileView';
import { sectionOf } from './sections';

const route = getRouteApi('/shell/profile/{-$section}');

/** `/profile` and its sections (R174); which one is in the address. */
export default function ProfilePage() {
  const { section } = route.useParams();
  const { t, i18n } = useLingui();
  const shown = section === undefined ? undefined : sectionOf(section);
  usePageTitle(shown ? i18n._(shown.label) : t`Profile`);
  return <ProfileView section={section} />;
}
