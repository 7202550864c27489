import { useLingui } from '@lingui/react/macro';

/** What who sells for an agency agrees to; beside it stand the terms that hold for every traveller. */
export function useAgentTerms(agencyName: string): string {
  const { t } = useLingui();
  const sections: [string, string][] = [
    [
      t`What this is about`,
      t`You sell travel on behalf of ${agencyName} with an account on its site. These conditions say what you may expect of the agency and what it may expect of you. What you have agreed with it in writing comes first.`,
    ],
    [
      t`Your account as an agent`,
      t`The account is yours alone. Keep the password to yourself, switch on two-step verification where you can, and tell the agency right away if you think that someone else is using it. The agency may restrict or close the account.`,
    ],
    [
      t`Selling`,
      t`Offer trips at the prices that the site shows, with the markups that the agency has set. Tell travelers before they pay what it costs in all, what can be changed or cancelled, by when and at what cost.`,
    ],
    [
      t`Travelers' personal data`,
      t`You see names, documents and contact details only to make and look after bookings. Do not copy them elsewhere, do not use them for anything else, and pass on to providers only what a booking needs.`,
    ],
    [
      t`Commission`,
      t`Commission is earned on bookings that are confirmed and not cancelled, at the rates agreed with the agency. When a booking is refunded, its commission is taken back in the same part.`,
    ],
    [
      t`The end`,
      t`You or the agency may end this at any time. Bookings that have been made are carried out; commission that has been earned by then is paid.`,
    ],
  ];
  return sections.map(([title, body]) => `# ${title}\n${body}`).join('\n\n');
}
