import { Stack } from '../../../ui/content/layout';
import { useUser } from '../../../session/session';
import { PictureCard } from '../picture/PictureCard';
import { PersonalForm } from './PersonalForm';

/** Who the user is, how they look and where they live (R174). */
export default function PersonalSection() {
  const user = useUser();
  if (!user) return null;
  return (
    <Stack gap={20}>
      <PictureCard user={user} />
      <PersonalForm key={user._id} user={user} />
    </Stack>
  );
}
