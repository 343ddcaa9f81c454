import type { Image } from '#contract/media/media.contract.ts';
import { classNames } from '../lib/class-names.ts';

/** The style sheet has quarters only, since the CSP forbids a `style` attribute. */
const quarter = (share: number) => Math.round(share * 4);

interface PictureProps {
  image: Image | null | undefined;
  /** Width on the page, as in `sizes` of an image. */
  sizes: string;
  className?: string;
  /** Above the fold: not lazy. */
  isFirst?: boolean;
}

/** Fills its box, cropped around the focal point. */
export function Picture({ image, sizes, className, isFirst }: PictureProps) {
  if (!image) return null;
  const { url, srcset, avifSrcset, alt, placeholder, focal } = image;
  const fill = {
    className: 'absolute inset-0 size-full object-cover',
    'data-focal-x': quarter(focal.x),
    'data-focal-y': quarter(focal.y),
  };
  return (
    <span className={classNames('relative block overflow-hidden bg-subtle', className)}>
      {placeholder ? <img src={placeholder} alt="" {...fill} /> : null}
      <picture>
        {avifSrcset ? <source type="image/avif" srcSet={avifSrcset} sizes={sizes} /> : null}
        <img
          // Before `src`: some browsers would otherwise fetch it at once.
          loading={isFirst ? undefined : 'lazy'}
          sizes={srcset ? sizes : undefined}
          srcSet={srcset ?? undefined}
          src={url}
          alt={alt}
          {...fill}
        />
      </picture>
    </span>
  );
}
