import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Grow, Inline } from '@/core/ui/content/layout';
import { Progress } from '@/core/ui/feedback/Progress';

interface ExportProgressProps {
  progress: { done: number; total: number };
  onStop: () => void;
}

/** How far the file is, and the way to give it up. */
export function ExportProgress({ progress: { done, total }, onStop }: ExportProgressProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [made, all] = [format.number(done), format.number(total)];
  return (
    <Card padding="small" variant="outlined">
      <Inline align="center">
        <Grow>
          <Progress
            label={t`Collecting the clients`}
            {...(total > 0 ? { value: done / total, detail: t`${made} of ${all}` } : {})}
          />
        </Grow>
        <Button size="small" variant="quiet" onClick={onStop}>
          {t`Stop`}
        </Button>
      </Inline>
    </Card>
  );
}
