import { Image, Maximize2 } from 'lucide-react'
import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { readStored, writeStored } from '#shared/lib/browserStorage.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import type { DropTexts } from '../lib/dropFacts.ts'
import { isFramed } from '../lib/isFramed.ts'
import { loadedRatio, shownRatio } from '../lib/ratio.ts'

/** Not part of the first load. */
const FullScreenArt = lazy(() => import('./FullScreenArt.tsx'))
const ArtMedia = lazy(() => import('./ArtMedia.tsx'))

/** Pixels of the tint's sides: drawn large, they blur. */
const TINT = 8

/** Tallest stage on phones, width by height: the price shall not be far below. */
const PHONE_TALLEST = 0.8

/** Storage key prefix. */
const RATIO_KEY = 'mintline.ratio'

interface ArtStageProps {
  /** The drop's name: the alternative text. */
  name: string
  art: Pick<DropTexts, 'image' | 'animation' | 'isLoading'>
}

/** A drop's picture, whole, on a stage in its colours. Its video or sound plays in its place. */
export function ArtStage({ name, art }: ArtStageProps) {
  const { image, animation, isLoading } = art
  const url = image === undefined ? undefined : pictureUrl(image)
  const [ratioKey] = useState(() => `${RATIO_KEY} ${window.location.hash.split('?', 1)}`)
  const [first] = useState(() => shownRatio(readStored(ratioKey)))
  const [ratio, setRatio] = useState(first)
  const [failed, setFailed] = useState<string>()
  const [isWhole, setIsWhole] = useState(false)
  const tint = useRef<HTMLCanvasElement>(null)
  const title = plainText(name)
  const hasPicture = url !== undefined && url !== failed
  const show = (picture: HTMLImageElement) => {
    const known = loadedRatio(picture)
    writeStored(ratioKey, String(known))
    setRatio(shownRatio(String(known)))
    // A canvas shows pictures of hosts that let no script read them, too.
    tint.current?.getContext('2d')?.drawImage(picture, 0, 0, TINT, TINT)
  }
  return (
    <div
      data-part="stage"
      className="relative aspect-(--first) overflow-hidden rounded-2xl border bg-sunken shadow-card @3xl:aspect-(--ratio) @3xl:max-h-[calc(100dvh-2rem)] @3xl:w-full"
      // On phones, what stands below must not move once the picture is known.
      style={{ '--first': Math.max(first, PHONE_TALLEST), '--ratio': ratio } as CSSProperties}
    >
      {isLoading && <span aria-hidden="true" className="block size-full animate-pulse bg-line" />}
      {!isLoading && !hasPicture && (
        <span
          role="img"
          aria-label={`${title}, no picture`}
          className="flex size-full items-center justify-center text-subtle"
        >
          <Image aria-hidden="true" className="size-8" strokeWidth={1.5} />
        </span>
      )}
      {!isLoading && hasPicture && (
        <>
          <span aria-hidden="true">
            <canvas
              ref={tint}
              width={TINT}
              height={TINT}
              className="absolute inset-0 size-full scale-125 opacity-50 blur-2xl"
            />
          </span>
          <img
            src={url}
            alt={title}
            fetchPriority="high"
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={() => setFailed(url)}
            className="absolute inset-0 size-full object-contain"
          />
          {!isFramed() && (
            <button
              type="button"
              aria-label="View full screen"
              onClick={() => setIsWhole(true)}
              className={buttonStyles({ size: 'icon-9', className: 'absolute top-3 right-3' })}
            >
              <Maximize2 aria-hidden="true" />
            </button>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {animation !== undefined && <ArtMedia uri={animation} poster={url} name={title} />}
        {isWhole && url !== undefined && (
          <FullScreenArt url={url} name={title} onClose={() => setIsWhole(false)} />
        )}
      </Suspense>
    </div>
  )
}
