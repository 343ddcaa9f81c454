import { classNames } from '../../lib/class-names.ts';

export function bubbleClass(isOwn: boolean): string {
  return classNames(
    'max-w-[min(34rem,82%)] rounded-2xl px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
    isOwn ? 'rounded-br-sm bg-primary text-primary-foreground' : 'rounded-bl-sm bg-subtle',
  );
}
