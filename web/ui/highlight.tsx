import { Fragment } from 'react';

interface HighlightProps {
  text: string;
  /** `[start, end)`, in order. */
  ranges: ReadonlyArray<readonly [number, number]>;
}

export function Highlight({ text, ranges }: HighlightProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
