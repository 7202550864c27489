import { filled } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import type { PeopleProblem } from '@/server/ports/supplier';
import type { ActivityGuests } from '@/plugins/activity/contract';
import { withoutPictures } from '../products/questions';

/** Characters of each name (`BookerInfo`, `FULL_NAMES_FIRST`, `FULL_NAMES_LAST`) and of the address (`CommunicationInfo`). */
const NAME_MOST = 50;
const EMAIL_MOST = 200;

/** What Viator would refuse of who comes, by the lengths that its document says; phone numbers are the form's. Pure. */
export function peopleProblem({
  travelers,
  email,
}: Pick<ActivityGuests, 'travelers' | 'email'>): PeopleProblem | null {
  if (email.length > EMAIL_MOST)
    return { path: 'guests.email', refusal: filled(supplierRefusals.emailTooLong, { n: EMAIL_MOST }) };
  for (const [at, traveler] of travelers.entries())
    for (const field of ['firstName', 'lastName'] as const)
      if (withoutPictures(traveler[field]).length > NAME_MOST)
        return {
          path: `guests.travelers.${at}.${field}`,
          refusal: filled(supplierRefusals.nameTooLong, { n: NAME_MOST }),
        };
  return null;
}
