import { Stack } from '../../../ui/content/layout';
import { PasswordCard } from './PasswordCard';
import { SecondFactorCard } from './SecondFactorCard';

/** The password and the second factor (SEC-13). */
export default function SecuritySection() {
  return (
    <Stack gap={20}>
      <PasswordCard />
      <SecondFactorCard />
    </Stack>
  );
}
