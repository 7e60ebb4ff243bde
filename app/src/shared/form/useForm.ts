import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { KeptWork } from './draftStore.ts'
import type { FormKind, Rebased, Work } from './formKind.ts'

/** Place in the browser, as a form reads and writes it. */
export type FormKept<Draft> = Omit<KeptWork<Draft>, 'use'>

interface FormOptions<Draft, Conflict> {
  kind: FormKind<Draft, Conflict>
  /** Saved value as it is now; it may change while somebody writes. */
  saved: Draft
  /** Place in the browser for what is not saved; undefined = it goes with the page. */
  kept?: FormKept<Draft> | undefined
}

/** A form over something that is saved elsewhere. */
export interface FormState<Draft, Conflict> {
  draft: Draft
  /** Saved value that the draft is held against: as it is now, apart from conflicts. */
  base: Draft
  /** Fields changed here and, to another value, where they are saved. */
  conflicts: readonly Conflict[]
  /** True where the draft is not what is saved. */
  isDirty: boolean
  /** As it was last written, before it is merged with what is saved now; undefined = nothing is written. */
  work: Work<Draft> | undefined
  change: (next: Draft) => void
  /** Goes on with other work than that so far. */
  resume: (work: Work<Draft>) => void
  /** Ends all conflicts for what is written here. */
  keepMine: () => void
  /** Ends all conflicts for what is saved. */
  takeTheirs: () => void
  discard: () => void
  /** The draft merged with a value that was read just now. */
  against: (fresh: Draft) => Rebased<Draft, Conflict>
}

/**
 * Holds what is written over something that is saved elsewhere and may change there at any time: what
 * is not written follows it, and nothing that is written is lost or written over silently.
 */
export function useForm<Draft, Conflict>({
  kind,
  saved,
  kept,
}: FormOptions<Draft, Conflict>): FormState<Draft, Conflict> {
  const [work, setWork] = useState(() => kept?.get())
  const rebased = useMemo(() => rebaseWhereNeeded(kind, work, saved), [kind, work, saved])
  const { base, draft, theirs, conflicts } = rebased
  const isDirty = !kind.isSame(saved, draft)
  useKeptWork({ kept, work: isDirty ? rebased : undefined, onOther: setWork })
  return {
    draft,
    base,
    conflicts,
    isDirty,
    work,
    change: (next) => setWork({ base, draft: next }),
    resume: setWork,
    keepMine: () => setWork({ base: saved, draft }),
    takeTheirs: () => setWork({ base: saved, draft: theirs }),
    discard: () => setWork(undefined),
    against: (fresh) => kind.rebase({ base, draft }, fresh),
  }
}

function rebaseWhereNeeded<Draft, Conflict>(
  kind: FormKind<Draft, Conflict>,
  work: Work<Draft> | undefined,
  saved: Draft,
): Rebased<Draft, Conflict> {
  if (!work) return { base: saved, draft: saved, theirs: saved, conflicts: [] }
  // What is being typed is left alone until something else is saved.
  if (kind.isSame(work.base, saved)) return { ...work, theirs: work.draft, conflicts: [] }
  return kind.rebase(work, saved)
}

interface KeptWorkOptions<Draft> {
  kept: FormKept<Draft> | undefined
  /** Undefined = everything is saved. */
  work: Work<Draft> | undefined
  /** Called with what another tab has kept in the meantime. */
  onOther: (other: Work<Draft> | undefined) => void
}

/** Keeps what is not saved in the browser, and takes over what another tab keeps there. */
function useKeptWork<Draft>({ kept, work, onOther }: KeptWorkOptions<Draft>): void {
  /** Kept form as far as this form knows: only what is news to it is written or taken. */
  const known = useRef<string>(undefined)
  known.current ??= kept?.textOf(kept.get()) ?? ''
  const takeOver = useEffectEvent(() => {
    const other = kept?.get()
    const text = kept?.textOf(other) ?? ''
    if (text === known.current) return
    known.current = text
    onOther(other)
  })
  useEffect(() => kept?.subscribe(takeOver), [kept?.subscribe])
  const text = kept?.textOf(work) ?? ''
  const keep = useEffectEvent(() => kept?.keep(work))
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    keep()
  }, [text])
}
