import { issueInvitation } from '../accounts/invitations';
import { invitationMail } from '../accounts/mails';
import { demoEmail } from '../config/demo-accounts';
import type { Services } from '../ports/services';
import type { Tenants } from '../tenancy/directory';

const SUBDOMAIN = 'bluefjord';
/** Whom the demo agency's owner has invited; the letter is in the development mailbox. */
export const DEMO_INVITED = `newagent@${SUBDOMAIN}.example`;

/** Leaves one invitation waiting to be accepted; a new one when the last has expired, none once one was accepted. */
export async function seedDemoInvitation({
  services: { db, clock, mail },
  tenants,
  address,
}: {
  services: Pick<Services, 'db' | 'clock' | 'mail'>;
  tenants: Pick<Tenants, 'resolve'>;
  address: { publicUrl: string; platformHost: string };
}): Promise<void> {
  const agency = await tenants.resolve(`${SUBDOMAIN}.${address.platformHost}`);
  if (!agency) return;
  const now = clock.now();
  await db.withTenant(agency.id, async (tx) => {
    const people = await tx
      .selectFrom('app_user')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('agency_id', '=', agency.id)
      .where('email', 'in', [demoEmail({ name: 'owner' }, SUBDOMAIN), DEMO_INVITED])
      .execute();
    const owner = people.find(({ email }) => email !== DEMO_INVITED);
    if (!owner || people.length > 1) return;
    const invitation = await issueInvitation(
      tx,
      { agencyId: agency.id, email: DEMO_INVITED, isRestricted: false, invitedBy: owner.id },
      now,
    );
    if (!invitation) return;
    const inviter = `${owner.first_name} ${owner.last_name}`.trim();
    const message = invitationMail(agency, { inviter, email: DEMO_INVITED, token: invitation.token });
    await mail.send(tx, { ...message, to: DEMO_INVITED }, 'happened');
  });
}
