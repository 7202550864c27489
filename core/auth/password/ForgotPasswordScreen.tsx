import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { apiAtom } from '../../api/context';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { wordsOf } from '../../i18n/words-of';
import type { Store } from '../../state/store';
import { toast } from '../../ui/feedback/toast';
import { useAuthHead } from '../auth-head';
import { FailureAlert } from '../AuthAlerts';
import { EmailField } from '../../credentials/EmailField';
import { FORGOT_PASSWORD_REDIRECT_MS } from '../timings';
import { useTypedEmail } from '../letter/typed-email';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { useAppForm } from '../../forms/use-app-form';
import { validateForgottenEmail } from '../../credentials/validate-email';
import { keepWantedPage } from '../../session/wanted-page';

type State = { is: 'idle' | 'sending' } | { is: 'sent'; answer: unknown } | { is: 'failed'; error: unknown };

/**
 * `/forgotpassword`: mails a link for a new password (R120 to R131). The button stays enabled, whatever is wrong
 * (R123); two seconds after success a page follows that says where the letter went, in the place of the start page
 * (R121).
 */
export default function ForgotPasswordScreen() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  const [state, setState] = useState<State>({ is: 'idle' });
  const form = useAppForm({
    name: 'forgot',
    initial: {},
    rules: { paths: () => ['email'], error: () => validateForgottenEmail(email) },
  });
  const first = useFirstFocus<HTMLInputElement>();
  const sentTo = useRef('');
  const isSent = state.is === 'sent';
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(
      () =>
        void navigate({
          to: '/check-inbox',
          state: (state) => ({ ...state, letter: { kind: 'reset', email: sentTo.current } }),
        }),
      FORGOT_PASSWORD_REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [isSent, navigate]);
  useAuthHead(t`Forgot your password?`, t`We will send you a link to choose a new one.`);

  const send = async () => {
    setState({ is: 'sending' });
    try {
      const { forgotPassword } = await import('../../contract/people/account');
      const answer = await api.call(forgotPassword, { body: { email } }, { keepsSession: true });
      sentTo.current = email.trim();
      keepWantedPage(store, email);
      setState({ is: 'sent', answer });
      toast.success(wordsOf(answer));
    } catch (error) {
      setState({ is: 'failed', error });
    }
  };
  return (
    <Stack gap={20}>
      {isSent && <Alert tone="success">{wordsOf(state.answer)}</Alert>}
      <FailureAlert error={state.is === 'failed' ? state.error : null} />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (state.is === 'sending' || isSent) return;
          if (form.submit()) void send();
          else first.current?.focus();
        }}
      >
        <EmailField {...form.bind('email')} ref={first} value={email} onChange={setEmail} />
        <Button type="submit" variant="primary" size="large" fullWidth>
          {state.is === 'sending' ? t`Sending...` : t`Send`}
        </Button>
      </Stack>
      <Text size={14} tone="secondary" align="center">
        <Trans>
          Remembered it?{' '}
          <TextLink to="/login" state>
            Back to login
          </TextLink>
        </Trans>
      </Text>
    </Stack>
  );
}
