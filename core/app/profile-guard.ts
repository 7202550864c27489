import { redirect } from '@tanstack/react-router';
import { type GuardInput, requireSession, requireUser } from '../navigation/guards';
import { isSectionId } from '../account/profile/section-ids';

/**
 * The profile needs a session and the user whom it is about (R064, R066); an address that names no section of it
 * leads to its start.
 */
export async function requireProfileSection(
  input: GuardInput & { params: { section?: string | undefined } },
): Promise<void> {
  requireSession(input);
  const { section } = input.params;
  if (section !== undefined && !isSectionId(section))
    throw redirect({ to: '/profile/{-$section}', params: { section: undefined }, replace: true });
  await requireUser(input);
}
