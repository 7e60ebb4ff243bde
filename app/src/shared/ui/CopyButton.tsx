import { Check, Copy } from 'lucide-react'
import { COPY_TEXTS, useCopy } from '../lib/useCopy.ts'
import { IconButton } from './IconButton.tsx'
import { LiveRegion } from './VisuallyHidden.tsx'

/** Copies a text and confirms it. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { state, copy } = useCopy()
  return (
    <>
      <IconButton label={label} size="sm" onClick={() => copy(text)}>
        {state === 'copied' ? (
          <Check aria-hidden="true" className="text-success-text" />
        ) : (
          <Copy aria-hidden="true" />
        )}
      </IconButton>
      <LiveRegion>{COPY_TEXTS[state]}</LiveRegion>
    </>
  )
}
