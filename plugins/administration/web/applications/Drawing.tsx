import type { IconName } from '@/core/plugin/icons';
import { namedIcons } from '@/core/shell/frame/named-icons';
import * as css from './applications.css';

/** The agency's site with the application upon it, in the agency's own colours. */
export function Drawing({ icon }: { icon: IconName }) {
  const Mark = namedIcons[icon];
  return (
    <svg className={css.drawing} viewBox="0 0 208 148" aria-hidden="true">
      <ellipse className="ground" cx="104" cy="128" rx="92" ry="14" />
      <rect className="paper" x="26" y="16" width="124" height="98" rx="10" />
      <rect className="line" x="38" y="30" width="44" height="7" rx="3.5" />
      <circle className="line" cx="134" cy="33" r="5" />
      <rect className="ground" x="38" y="46" width="100" height="26" rx="5" />
      <rect className="line" x="38" y="82" width="66" height="6" rx="3" />
      <rect className="line" x="38" y="95" width="48" height="6" rx="3" />
      <path
        className="way"
        d="M110 92c10 0 14 8 24 8"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle className="mark" cx="158" cy="98" r="28" />
      <g className="onMark">
        <Mark x="145" y="85" width="26" height="26" strokeWidth={1.75} />
      </g>
    </svg>
  );
}
