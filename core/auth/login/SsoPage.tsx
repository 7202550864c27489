import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Api } from '../../api/client';
import UnknownPath from '../../shell/views/UnknownPath';
import { useAgency } from '../../tenant/agency';
import { FullScreenSpinner } from '../../ui/feedback/Spinner';
import { safePath } from '../../session/safe-path';
import { useSession } from '../../session/session';
import { claimHandover } from '../../session/sso-handover';
import { useArrival } from './use-arrival';
import { Hero } from '../../shell/home/Hero';
import { ShellFrame } from '../../shell/frame/ShellFrame';
import { usePageTitle } from '../../tenant/use-page-title';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { Dialog } from '../../ui/overlays/Dialog';

const NAME = 'ssoPerson';

/** Whether this browser's user has said before that the account is his; forgotten with the logout, as all local storage. */
function isKnownPerson(id: string): boolean {
  try {
    return localStorage.getItem(NAME) === id;
  } catch {
    return false;
  }
}

function keepPerson(id: string): void {
  try {
    localStorage.setItem(NAME, id);
  } catch {
    // A browser that forbids storage asks again.
  }
}

interface Question {
  email: string;
  answer: (isMe: boolean) => void;
}

/** Ends a session that nobody of this browser wants; it would run out all the same. */
const drop = async (api: Api, token: string): Promise<void> => {
  const { logout } = await import('../../contract/people/user');
  await api.call(logout, undefined, { keepsSession: true, token }).catch(() => undefined);
};

function Arriving() {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question | null>(null);
  const { user } = useSession();

  async function exchange(api: Api) {
    const handover = claimHandover();
    if (!handover) throw new Error('There is no token');
    const { token, navigateTo } = handover;
    const { ssoLogin } = await import('../../contract/people/identity');
    const session = await api.call(
      ssoLogin,
      { body: { token, deepLink: navigateTo } },
      { keepsSession: true },
    );
    const { person, auth } = session;
    // Anybody can send somebody a link into an account of his own and wait for what is entered there.
    if (auth !== null && user?._id !== person.id && !isKnownPerson(person.id)) {
      const isMe = await new Promise<boolean>((answer) => setQuestion({ email: person.email, answer }));
      setQuestion(null);
      if (!isMe) {
        void drop(api, auth);
        return null;
      }
    }
    keepPerson(person.id);
    return { ...session, navigateTo: safePath(session.navigateTo) };
  }

  useArrival({ exchange, failure: t`Error during sso` });
  if (question) return <ConfirmArrival email={question.email} onAnswer={question.answer} />;
  return <FullScreenSpinner label={t`Logging you in`} />;
}

/**
 * Where the agency's own system sends its users (R139 to R141), who confirm once in a browser that they are who they are
 * said to be; a path like any other unknown one where the
 * agency has not switched single sign-on on (R069, G42).
 */
export default function SsoPage() {
  const { sso } = useAgency();
  return sso.isSSOEnabled ? <Arriving /> : <UnknownPath />;
}

interface ConfirmArrivalProps {
  /** The account that somebody's link leads into. */
  email: string;
  onAnswer: (isMe: boolean) => void;
}

/** Asks whether an account is the visitor's own, before it becomes the session of this browser. */
function ConfirmArrival({ email, onAnswer }: ConfirmArrivalProps) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const title = t`Continue as ${email}?`;
  usePageTitle(title);
  return (
    <ShellFrame>
      <Hero />
      <Dialog open onOpenChange={(open) => !open && onAnswer(false)} title={title} size="small">
        <Stack gap={20}>
          <Text tone="secondary">
            <Trans>
              A link has brought you to {agencyName} to log you in to this account. Continue only if it is
              yours: what you enter is saved there.
            </Trans>
          </Text>
          <Button variant="primary" size="large" fullWidth onClick={() => onAnswer(true)}>
            <Trans>Yes, this is my account</Trans>
          </Button>
          <Button variant="secondary" size="large" fullWidth onClick={() => onAnswer(false)}>
            <Trans>No, do not log me in</Trans>
          </Button>
        </Stack>
      </Dialog>
    </ShellFrame>
  );
}
