import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../content/box';
import { ButtonContent, type ButtonLook } from './Button';
import * as buttonCss from './Button.css';
import * as css from './ButtonLink.css';
import { Icon } from '../pictures/Icon';
import { ExternalLink as ExternalIcon } from '../pictures/icons';
import { VisuallyHidden } from '../content/Text';

type NativeAnchor = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'>;
interface AnchorProps extends NativeAnchor, ButtonLook {
  children?: ReactNode;
}

/** The router adds a class and a style to the active link; the look is decided here alone. */
const own = <Props extends object>({ ...props }: Props): Props => {
  delete (props as { className?: string }).className;
  delete (props as { style?: object }).style;
  return props;
};

function ButtonAnchor({ variant, size, icon, iconEnd, fullWidth, flush, children, ...rest }: AnchorProps) {
  return (
    <a
      {...own(rest)}
      className={classes(buttonCss.button({ variant, size, fullWidth, flush }), buttonCss.touchTarget)}
    >
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}

/** A typed router link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

function TextAnchor({
  quiet = false,
  children,
  ...rest
}: NativeAnchor & { quiet?: boolean; children?: ReactNode }) {
  return (
    <a {...own(rest)} className={classes(css.link, quiet && css.quiet)}>
      {children}
    </a>
  );
}

/** A typed router link in running text; `quiet` for lists in which everything is a link. */
export const TextLink = createLink(TextAnchor);

function CoverAnchor({ children, ...rest }: NativeAnchor & { children?: ReactNode }) {
  return (
    <a {...own(rest)} className={css.cover}>
      {children}
    </a>
  );
}

/** Makes the whole `Card interactive` around it a link; its text is the link's name. */
export const CardLink = createLink(CoverAnchor);

/** A link to another site: opens a new tab and gives nothing away. */
export function ExternalLink({
  href,
  quiet = false,
  children,
}: {
  href: string;
  quiet?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes(css.link, quiet && css.quiet)}
    >
      {children} <Icon icon={ExternalIcon} size="small" />
      <VisuallyHidden>
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
