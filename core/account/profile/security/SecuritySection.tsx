import { useUser } from '../../../session/session';
import { isTravelAgent } from '../../../contract/constants';
import { Stack } from '../../../ui/content/layout';
import { PasswordCard } from './PasswordCard';
import { SecondFactorCard } from './SecondFactorCard';

/** The password, and for staff the second factor (SEC-13). */
export default function SecuritySection() {
  const user = useUser();
  return (
    <Stack gap={20}>
      <PasswordCard />
      {isTravelAgent(user?.userType) && <SecondFactorCard />}
    </Stack>
  );
}
