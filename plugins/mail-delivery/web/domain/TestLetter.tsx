import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { Failed } from '@/core/query/Failed';
import { useApiMutation, useRenew } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { getMailDelivery, type MailDelivery, type MailDomain, sendTestEmail } from '../../contract/delivery';

/** A letter from the own sender to whoever asks for it (R411), and what became of the last one. */
export function TestLetter({ known, domain }: { known: MailDelivery; domain: MailDomain }) {
  const { t } = useLingui();
  const renew = useRenew(getMailDelivery);
  const send = useApiMutation(sendTestEmail, {
    onSuccess: async (answer) => {
      toast.success(wordsOf({ ...answer, message: answer.data }));
      await renew();
    },
  });
  const { test } = domain;
  if (domain.domainState !== 'verified' && !test) return null;
  const outcome = test && {
    waiting: t`A test email to ${test.to} is on its way.`,
    sent: t`The last test email reached the mail server of ${test.to} from ${domain.senderEmail}.`,
    fellBack: t`The last test email to ${test.to} went from ${known.platformSender}, because your own delivery failed.`,
    stopped: t`The last test email was not sent: ${test.to} gets no emails at the moment.`,
  };
  return (
    <Stack gap={12}>
      <Heading level={3} size={18}>
        <Trans>Test email</Trans>
      </Heading>
      {outcome && test && (
        <Text size={14} tone={test.state === 'fellBack' || test.state === 'stopped' ? 'danger' : 'secondary'}>
          {outcome[test.state]}
        </Text>
      )}
      <Failed of={send} />
      <Inline>
        <Button
          variant="secondary"
          loading={send.isPending}
          disabled={domain.domainState !== 'verified'}
          onClick={() => send.mutate({})}
        >
          {t`Send me a test email`}
        </Button>
      </Inline>
    </Stack>
  );
}
