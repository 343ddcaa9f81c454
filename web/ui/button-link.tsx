import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Client-side navigation for pages of the site; API paths, other sites and anchors are plain links. */
function isInnerPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !href.includes('#');
}

export function ButtonLink({ href, variant, size, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass(variant, size, className);
  if (isInnerPage(href)) return <Link {...rest} href={href} className={look} />;
  return <a {...rest} href={href} className={look} />;
}
