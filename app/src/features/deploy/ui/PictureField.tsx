import { useEffect, useRef, useState } from 'react'
import { PICTURE_ENDINGS } from '#entities/artwork/lib/picture.ts'
import { MAX_PICTURE_BYTES } from '#entities/artwork/lib/pictureFacts.ts'
import { mebibyteText } from '#shared/lib/mebibyteText.ts'
import { FieldError } from '#shared/ui/FieldError.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { PictureChoice } from '../model/usePicture.ts'
import { ChosenPicture } from './ChosenPicture.tsx'

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
