import {
  Component,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../ui/feedback/Alert';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ReportContext } from './report-context';
import type { Lazy } from './points';
import { describeCause } from './problems';

type AnyProps = Record<string, unknown>;

class Boundary extends Component<{
  children: ReactNode;
  fallback: ReactNode;
  onCrash: (error: unknown, info: ErrorInfo) => void;
}> {
  override state = { crashed: false };
  static getDerivedStateFromError = () => ({ crashed: true });
  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onCrash(error, info);
  }
  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}

const views = new WeakMap<Lazy<AnyProps>, ComponentType<AnyProps>>();

/** The view with what plugins may count on around it, which comes with the first of them. */
async function scoped(component: Lazy<AnyProps>): Promise<{ default: ComponentType<AnyProps> }> {
  const [{ default: View }, { QueryScope }] = await Promise.all([component(), import('../query/QueryScope')]);
  return {
    default: (props) => (
      <QueryScope>
        <View {...props} />
      </QueryScope>
    ),
  };
}

/** One lazy view per component and try: React keeps a rejected one, so a retry needs a new one. */
function viewOf(component: Lazy<AnyProps>, load: Lazy<AnyProps>): ComponentType<AnyProps> {
  const known = views.get(component) ?? lazy(load);
  views.set(component, known);
  return known;
}

/**
 * The box around one contribution. Whatever happens inside, a rejected chunk or a throw while drawing, stays
 * inside: the box names the plugin and offers to try again, the page around it goes on.
 */
export function PluginBox({
  plugin,
  item,
  component,
  bare = false,
  waiting = <Skeleton shape="block" height={56} />,
  props,
}: {
  plugin: string;
  item: string;
  component: Lazy<AnyProps>;
  /** Without what plugins may count on elsewhere: it is drawn with the first view and brings that itself. */
  bare?: boolean;
  /** Stands there until then. */
  waiting?: ReactNode;
  props: AnyProps;
}) {
  const [tries, setTries] = useState(0);
  const report = useContext(ReportContext);
  const View = viewOf(component, bare ? component : () => scoped(component));
  const retry = () => {
    views.delete(component);
    setTries((count) => count + 1);
  };
  const fallback = (
    <Alert tone="warning" onRetry={retry}>
      <Trans>This part ({plugin}) is not available right now. Everything else keeps working.</Trans>
    </Alert>
  );
  return (
    <Boundary
      // One that takes the place of another does not inherit its crash.
      key={`${plugin}/${item}/${tries}`}
      fallback={fallback}
      onCrash={(cause) =>
        report({ code: 'crashed', plugin, detail: `${item}: ${describeCause(cause)}`, cause })
      }
    >
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    </Boundary>
  );
}
