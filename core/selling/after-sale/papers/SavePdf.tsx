import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadFile } from '../../../ui/actions/download-file';
import { wordsOf } from '../../../i18n/words-of';
import { Button } from '../../../ui/actions/Button';
import { Download } from '../../../ui/pictures/icons';
import { toast } from '../../../ui/feedback/toast';

interface SavePdfProps {
  name: string;
  /** Fetches it with the session's header, which a link could not send. */
  load: () => Promise<Blob>;
}

/** A booking on paper. */
export function SavePdf({ name, load }: SavePdfProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      downloadFile(name, await load());
      toast.success(t`${name} has been downloaded`);
    } catch (error) {
      toast.error(wordsOf(error));
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
