import { splitLinks } from '../lib/split-links.ts';

/** URLs become links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) => {
    if (!href) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and do not move
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {part}
      </a>
    );
  });
}
