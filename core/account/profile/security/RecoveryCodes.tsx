import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../../../session/session';
import { useAgency } from '../../../tenant/agency';
import { downloadFile } from '../../../ui/actions/download-file';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { Copy, Download, Printer } from '../../../ui/pictures/icons';
import { Inline, Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { toast } from '../../../ui/feedback/toast';
import * as css from './Security.css';

const PRINTS = 'data-prints-codes';

/** The codes for the day on which the phone is lost. They are shown this once, to be copied, stored or printed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const user = useUser();
  const { agencyName } = useAgency();
  const owner = `${agencyName} · ${user?.email ?? ''}`;
  const asText = `${owner}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t`Recovery codes copied`),
      () => toast.error(t`Unable to copy`),
    );
  const print = () => {
    document.documentElement.setAttribute(PRINTS, '');
    window.print();
    document.documentElement.removeAttribute(PRINTS);
  };
  return (
    <Stack gap={16}>
      <Alert tone="warning" title={t`Keep these recovery codes safe`}>
        <Trans>
          Each opens your account once when you don't have your phone. They are not shown again after this.
        </Trans>
      </Alert>
      <div className={css.printed}>
        <Stack gap={8}>
          <Text size={14} tone="secondary">
            {owner}
          </Text>
          <ul className={css.codes} aria-label={t`Recovery codes`}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Stack>
      </div>
      <Inline gap={8}>
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          onClick={() => downloadFile('recovery-codes.txt', new Blob([asText], { type: 'text/plain' }))}
        >
          {t`Download`}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={print}>
          {t`Print`}
        </Button>
      </Inline>
    </Stack>
  );
}
