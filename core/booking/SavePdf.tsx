import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadFile } from '../ui/download-file';
import { messageOf } from '../contract/message-of';
import type { Translate } from '../i18n/server-messages';
import { Button } from '../ui/Button';
import { Download } from '../ui/icons';
import { toast } from '../ui/toast';

interface SavePdfProps {
  name: string;
  /** Fetches it with the session's header, which a link could not send. */
  load: () => Promise<Blob>;
  translate: Translate;
}

/** A booking on paper. */
export function SavePdf({ name, load, translate }: SavePdfProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      downloadFile(name, await load());
      toast.success(t`${name} has been downloaded`);
    } catch (error) {
      toast.error(translate(messageOf(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" icon={Download} loading={pending} onClick={() => void save()}>
      {t`Download PDF`}
    </Button>
  );
}
