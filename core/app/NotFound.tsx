import { lazy, Suspense } from 'react';

// The router fetches a `lazyRouteComponent` of this kind with every page; this one only comes when it is drawn.
const View = lazy(() =>
  import('../shell/views/NotFoundView').then(({ NotFoundView }) => ({ default: NotFoundView })),
);

/** A page that is not here is no part of any first view. */
export const NotFound = () => (
  <Suspense fallback={null}>
    <View />
  </Suspense>
);
