import { useLingui } from '@lingui/react/macro';
import {
  Ban,
  Check,
  Lock,
  type LucideIcon,
  Mail,
  ShieldCheck,
  User,
  UserPlus,
  UserRound,
} from '@/core/ui/pictures/icons';
import type { MenuItem } from '@/core/ui/actions/Menu';
import { type Decision, decisionsFor, type Person } from './decisions';

const ICON: Record<Decision, LucideIcon> = {
  activate: Check,
  deactivate: Ban,
  'make-agent': UserPlus,
  'resend-verification': Mail,
  'assign-agent': UserRound,
  restrict: Lock,
  unrestrict: ShieldCheck,
  'make-client': User,
};

/** What decisions are called. */
export function useDecisionWords(): Record<Decision, string> {
  const { t } = useLingui();
  return {
    activate: t`Activate`,
    deactivate: t`Deactivate`,
    'make-agent': t`Make sales agent`,
    'resend-verification': t`Resend verification email`,
    'assign-agent': t`Assign to an agent`,
    restrict: t`Restrict`,
    unrestrict: t`Unrestrict`,
    'make-client': t`Make client`,
  };
}

/** A person's menu: what can be decided, the harsh last. */
export function useDecisionItems(): (
  person: Person,
  decide: (decision: Decision, person: Person) => void,
) => MenuItem[] {
  const words = useDecisionWords();
  return (person, decide) =>
    decisionsFor(person).map((decision) => ({
      id: decision,
      label: words[decision],
      icon: ICON[decision],
      ...(decision === 'deactivate' ? { tone: 'danger' as const } : {}),
      onSelect: () => decide(decision, person),
    }));
}
