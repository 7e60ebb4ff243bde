import { useEffect, useEffectEvent, useRef } from 'react'
import { type DraftedPhases, toKept } from '../lib/keptDrafts.ts'
import { keepDrafts, keptDrafts, phaseDraftStore } from './phaseDraftStore.ts'

interface KeptDraftsOptions {
  /** Of the collection in the store. */
  key: string
  /** The draft, as far as it is not saved; undefined = everything is. */
  work: DraftedPhases | undefined
  /** Called with what another tab has kept in the meantime. */
  onOther: (other: DraftedPhases | undefined) => void
}

/** Keeps what is not saved in the browser, and takes over what another tab keeps there. */
export function useKeptDrafts({ key, work, onOther }: KeptDraftsOptions): void {
  /** Content of the store as far as this form knows: only what is news to it is written or taken. */
  const known = useRef<string>(undefined)
  known.current ??= textOf(keptDrafts(key))
  const takeOver = useEffectEvent(() => {
    const other = keptDrafts(key)
    if (textOf(other) === known.current) return
    known.current = textOf(other)
    onOther(other)
  })
  useEffect(() => phaseDraftStore.subscribe(takeOver), [])
  const text = textOf(work)
  const keep = useEffectEvent(() => keepDrafts(key, work))
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    keep()
  }, [text])
}

function textOf(work: DraftedPhases | undefined): string {
  return work ? JSON.stringify(toKept(work)) : ''
}
