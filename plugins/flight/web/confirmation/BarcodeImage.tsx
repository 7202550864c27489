import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import * as css from './BoardingPass.css';

/** The text as a barcode. The encoder is large, so it comes when it is needed; without it nothing is missing. */
export function BarcodeImage({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['flight-barcode', text],
    queryFn: async () => (await import('./barcode')).encodeBarcode(text),
    staleTime: Infinity,
  });
  if (isError) return null;
  if (!data) return <Skeleton shape="block" height={80} />;
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${data.width} ${data.height}`}
      role="img"
      aria-label={t`Barcode with your booking reference`}
      shapeRendering="crispEdges"
    >
      <path d={data.path} fill="currentColor" />
    </svg>
  );
}
