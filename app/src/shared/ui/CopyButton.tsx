import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { LiveRegion } from './LiveRegion.tsx'

const SHOWN_FOR = 2_000

/** Copies a text and confirms it. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return (
    <>
      <IconButton label={label} size="sm" onClick={copy}>
        {state === 'copied' ? (
          <Check aria-hidden="true" className="text-success-text" />
        ) : (
          <Copy aria-hidden="true" />
        )}
      </IconButton>
      <LiveRegion>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'The browser does not allow copying here.'}
      </LiveRegion>
    </>
  )
}
