import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import * as css from './Security.css';

/** The text as a QR code. The encoder is large, so it comes when it is needed; the secret stands below as text. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['profile-qr', text],
    queryFn: async () => (await import('./qr')).encodeQr(text),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return null;
  return (
    <div className={css.qr}>
      {data ? (
        <svg
          className={css.code}
          viewBox={`0 0 ${data.width} ${data.height}`}
          role="img"
          aria-label={t`QR code for your authenticator app`}
          shapeRendering="crispEdges"
        >
          <path d={data.path} fill="#000" fillRule="evenodd" />
        </svg>
      ) : (
        <Skeleton shape="block" height={80} />
      )}
    </div>
  );
}
