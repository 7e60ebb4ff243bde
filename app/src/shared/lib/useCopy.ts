import { useEffect, useState } from 'react'

const SHOWN_FOR = 2_000

/** A copied text's state; `idle` again after two seconds. */
export type CopyState = 'idle' | 'copied' | 'refused'

/** Sentences about it for screen readers. */
export const COPY_TEXTS: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  refused: 'The browser does not allow copying here.',
}

/** Copies texts, and reports briefly whether that worked. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return { state, copy }
}
