import { Image } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { pictureUrl } from '../lib/pictureUrl.ts'

/** A picture's size and wording. */
export interface PictureLook {
  /** The item's or collection's name: the alternative text. */
  name: string
  /** True if its address is still loading. */
  isLoading?: boolean
  /** True if the name stands beside it, and would be read out twice. Default: false. */
  isBesideName?: boolean
  /** True if it is shown whole, with bands. Default: it covers its square, as in grids. */
  isWhole?: boolean
  /** Includes its width. Default: as wide as its container. */
  className?: string
}

interface PictureFrameProps extends PictureLook {
  /** URL that an img element may load; undefined = there is no picture. */
  url: string | undefined
}

/** A picture in a square, or a placeholder. Always an img element, in which drawings run no scripts. */
export function PictureFrame({
  name,
  url,
  isLoading = false,
  isBesideName = false,
  isWhole = false,
  className = 'w-full',
}: PictureFrameProps) {
  const [failed, setFailed] = useState<string>()
  const frame = cn('relative aspect-square overflow-hidden', className)
  if (isLoading) {
    return <span aria-hidden="true" className={cn(frame, 'block animate-pulse bg-line')} />
  }
  if (url === undefined || url === failed) {
    return (
      <span
        role="img"
        aria-label={isBesideName ? 'No picture' : `${plainText(name)}, no picture`}
        className={cn(frame, 'flex items-center justify-center bg-sunken text-subtle')}
      >
        <Image
          aria-hidden="true"
          className="size-1/4 min-h-4 min-w-4 max-h-8 max-w-8"
          strokeWidth={1.5}
        />
      </span>
    )
  }
  return (
    <span className={cn(frame, 'block bg-sunken')}>
      <img
        src={url}
        alt={isBesideName ? '' : plainText(name)}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
        className={cn('absolute inset-0 size-full', isWhole ? 'object-contain' : 'object-cover')}
      />
    </span>
  )
}

interface ItemPictureProps extends PictureLook {
  /** From the metadata, untrusted; undefined = there is none. */
  uri: string | undefined
}

/** An item's or collection's picture in a square, or a placeholder. */
export function ItemPicture({ uri, ...look }: ItemPictureProps) {
  return <PictureFrame {...look} url={uri === undefined ? undefined : pictureUrl(uri)} />
}
