import * as css from './page.css';

/** A share of its most as a bar; what it says stands beside it in figures. */
export function ShareBar({ label, value, share }: { label: string; value: string; share: number }) {
  return (
    <div className={css.bar}>
      <dt>{label}</dt>
      <dd className={css.value}>{value}</dd>
      <dd className={css.track} aria-hidden="true">
        <span className={css.fill} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </dd>
    </div>
  );
}
