import { formatBytes } from '@mintline/core'
import type { RefObject } from 'react'
import { PICTURE_ENDINGS, type Picture, shownFile } from '#entities/artwork/lib/picture.ts'
import { usePictureUrl } from '#entities/artwork/model/usePictureUrl.ts'
import { PictureFrame } from '#entities/metadata/ui/PictureFrame.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

interface ChosenPictureProps {
  picture: Picture
  /** False if a reload loses it. */
  isKept: boolean
  /** The button that chooses another one. */
  replace: RefObject<HTMLButtonElement | null>
  /** True while another one can be chosen. */
  isReplacing: boolean
  onReplace: () => void
}

/** The chosen picture with its facts. */
export function ChosenPicture({
  picture,
  isKept,
  replace,
  isReplacing,
  onReplace,
}: ChosenPictureProps) {
  const { name, type, width, height, bytes, preview } = picture
  const url = usePictureUrl(shownFile(picture))
  const kind = PICTURE_ENDINGS[type].slice(1).toUpperCase()
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-xl border p-3">
      <PictureFrame name={name} url={url} className="w-20 shrink-0 rounded-lg border" />
      <div className="min-w-40 flex-1">
        <p className="break-all font-medium">
          <UntrustedText>{name}</UntrustedText>
        </p>
        <p className="text-[0.8125rem] text-muted leading-5">
          {kind}, {width.toLocaleString('en')} × {height.toLocaleString('en')} pixels,{' '}
          {formatBytes(bytes.length)}
        </p>
        {preview && (
          <p className="text-[0.8125rem] text-muted leading-5">
            Shown as a smaller copy of {formatBytes(preview.bytes.length)}; the original is kept.
          </p>
        )}
        {!isKept && (
          <p role="alert" className="text-[0.8125rem] text-danger-text leading-5">
            This browser does not keep it: choose it again after a reload.
          </p>
        )}
      </div>
      <Button ref={replace} size="sm" aria-expanded={isReplacing} onClick={onReplace}>
        Choose another
      </Button>
    </div>
  )
}
