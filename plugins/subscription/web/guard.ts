import { notFound, redirect } from '@tanstack/react-router';
import { isTravelAgent } from '@/core/contract/constants';
import { type GuardInput, requireOwner, requireUser } from '@/core/navigation/guards';

/** Owner and sales agents, whether or not their agency is subscribed (R072, G35, G48); a client is sent home. */
export async function requireOffice(input: GuardInput): Promise<void> {
  const user = await requireUser(input);
  if (!isTravelAgent(user.userType)) throw redirect({ to: '/', replace: true });
}

/** The owner of the platform's own agency; on any other site there is no such page. */
export async function requirePlatformOwner(input: GuardInput): Promise<void> {
  await requireOwner(input);
  if (!input.context.agency().isPlatform) throw notFound();
}
