import { getRouteApi } from '@tanstack/react-router';
import { ProfileView } from './ProfileView';

const route = getRouteApi('/shell/profile/{-$section}');

/** `/profile` and its sections (R174); which one is in the address. */
export default function ProfilePage() {
  const { section } = route.useParams();
  return <ProfileView section={section} />;
}
