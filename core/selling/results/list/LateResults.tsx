import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button';
import { ArrowUp } from '../../../ui/pictures/icons';
import { Text } from '../../../ui/content/Text';
import type { Late } from './late';
import * as css from './LateResults.css';

interface LateResultsProps {
  late: Late | null;
  /** What so many more results are called: "3 more flights". */
  more: (count: number) => string;
  onShow: () => void;
}

/** Results that arrived while the list is being read ask before they move it (rule 6 of the experience guide). */
export function LateResults({ late, more, onShow }: LateResultsProps) {
  const { t } = useLingui();
  return (
    <div className={css.holder} role="status">
      {late && (
        <>
          <Text as="span" size={14} weight={550} numeric>
            {late.results > 0
              ? more(late.results)
              : late.changed > 0
                ? t`Prices have changed`
                : t`Results have changed`}
          </Text>
          <Button size="small" icon={ArrowUp} onClick={onShow}>
            {t`Show`}
          </Button>
        </>
      )}
    </div>
  );
}
