import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Badge } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import {
  answerScheduleChange,
  type FlightReservation,
  type ScheduleAnswer,
  type ScheduleChange,
} from '../../../contract';
import { wordsOf } from '@/core/i18n/words-of';
import { ScheduleChangeLegs } from './ScheduleChangeLegs';

/** The airline changed the flights: what was, what is now, and the two answers to it. */
export function ScheduleChangeCard({
  booking: { bookingId, offer },
  change,
  onAnswered,
  onCancel,
}: {
  booking: Pick<FlightReservation, 'bookingId' | 'offer'>;
  change: ScheduleChange;
  /** Called after an answer, and after a refusal: the booking should be read anew. */
  onAnswered: () => void;
  /** Opens the dialog that cancels because of this change. */
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const accept = useApiMutation(answerScheduleChange, {
    onSuccess: ({ data: _, ...said }) => {
      toast.success(wordsOf(said));
      onAnswered();
    },
    onError: (error) => {
      toast.error(wordsOf(error));
      onAnswered();
    },
  });
  const { changeId, answers = ['accept', 'cancel'] } = change;
  const isTold = change.after.length > 0;
  const mayAccept = isTold && answers.includes('accept');
  const maySettle = isTold && answers.includes('settle');
  const mayCancel = answers.includes('cancel');
  const answerWith = (answer: ScheduleAnswer) =>
    accept.mutate({ input: { body: { bookingId, changeId, answer } } });
  return (
    <Card as="section" padding="large" variant="brand" aria-labelledby="schedule-change">
      <Stack gap={20}>
        <Stack gap={8}>
          <Inline gap={8}>
            <Badge tone="warning" icon={AlertTriangle}>
              {t`Action needed`}
            </Badge>
            <Text as="span" size={14} tone="secondary">
              <Trans>Noticed on {format.moment(change.noticedAt)}</Trans>
            </Text>
          </Inline>
          <Heading level={2} size={20} id="schedule-change">
            <Trans>The airline has changed your flights</Trans>
          </Heading>
          <Text tone="secondary">
            {mayAccept ? (
              <Trans>
                Check the new times, then accept them or cancel free of charge. All times are local to each
                airport.
              </Trans>
            ) : maySettle ? (
              <Trans>
                Agree on the new times with the airline, then confirm them here for the supplier and the
                booking. All times are local to each airport.
              </Trans>
            ) : isTold ? (
              <Trans>
                This change has to be settled with the airline, and we are looking into it. All times are
                local to each airport.
              </Trans>
            ) : (
              <Trans>
                The airline has canceled these flights or changed them in a way that has to be settled with
                it. We are looking into it.
              </Trans>
            )}
          </Text>
        </Stack>
        {isTold && <ScheduleChangeLegs change={change} offer={offer} />}
        <Failed of={accept} title={t`Your answer was not saved`} />
        <Inline gap={12}>
          {mayAccept && (
            <Button loading={accept.isPending} onClick={() => answerWith('accept')}>
              {t`Accept the new times`}
            </Button>
          )}
          {maySettle && (
            <Button loading={accept.isPending} onClick={() => answerWith('settle')}>
              {t`The airline has agreed`}
            </Button>
          )}
          {mayCancel && (
            <Button variant="secondary" disabled={accept.isPending} onClick={onCancel}>
              {t`Cancel free of charge`}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
