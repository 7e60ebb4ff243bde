import { formatBytes } from '@mintline/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PICTURE_ENDINGS, type Picture, shownFile } from '#entities/artwork/lib/picture.ts'
import { MAX_PICTURE_BYTES } from '#entities/artwork/lib/pictureFacts.ts'
import { usePictureUrl } from '#entities/artwork/model/usePictureUrl.ts'
import { PictureFrame } from '#entities/metadata/ui/PictureFrame.tsx'
import { mebibyteText } from '#shared/lib/mebibyteText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FieldError } from '#shared/ui/FieldError.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { PictureChoice } from '../model/usePicture.ts'

interface PictureFieldProps {
  choice: PictureChoice
  error: string | undefined
}

/** A picture, dropped, chosen or pasted. */
export function PictureField({ choice, error }: PictureFieldProps) {
  const { state, choose, setIsReadingFile, refusal, isKept } = choice
  const [isReplacing, setIsReplacing] = useState(false)
  const replace = useRef<HTMLButtonElement>(null)
  const wasChosenHere = useRef(false)
  const picture = state.status === 'found' ? state.picture : undefined
  // The focused button disappears with the drop area.
  useEffect(() => {
    if (!picture || !wasChosenHere.current) return
    wasChosenHere.current = false
    setIsReplacing(false)
    replace.current?.focus()
  }, [picture])
  if (state.status === 'loading') return <Skeleton height="h-28" />
  return (
    <div className="flex flex-col gap-3">
      {picture && (
        <ChosenPicture
          picture={picture}
          isKept={isKept}
          replace={replace}
          isReplacing={isReplacing}
          onReplace={() => setIsReplacing(!isReplacing)}
        />
      )}
      {(!picture || isReplacing) && (
        <FileDrop
          label="Picture"
          hint={`PNG, JPEG, GIF, WebP, AVIF or SVG, up to ${mebibyteText(MAX_PICTURE_BYTES)}.`}
          accept={Object.entries(PICTURE_ENDINGS).flat().join(',')}
          maxBytes={MAX_PICTURE_BYTES}
          takesText={false}
          refusal={refusal}
          onFile={(file) => {
            wasChosenHere.current = true
            return choose(file)
          }}
          onReading={setIsReadingFile}
        />
      )}
      <FieldError>{error}</FieldError>
      <LiveRegion>{picture && `The picture is ${picture.name}.`}</LiveRegion>
    </div>
  )
}

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
function ChosenPicture({ picture, isKept, replace, isReplacing, onReplace }: ChosenPictureProps) {
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
