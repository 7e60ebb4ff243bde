import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { WorkStorage } from './draftStore.ts'
import type { FormKind, Rebased, Work } from './formKind.ts'

/** Browser storage for a form's work. */
export type FormStorage<Draft> = Omit<WorkStorage<Draft>, 'use'>

interface FormOptions<Draft, Conflict> {
  kind: FormKind<Draft, Conflict>
  /** Current saved value; it may change during editing. */
  saved: Draft
  /** Browser storage for unsaved work; undefined = it is lost with the page. */
  storage?: FormStorage<Draft> | undefined
}

/** A form's state over a value that is saved elsewhere. */
export interface FormState<Draft, Conflict> {
  draft: Draft
  /** Saved value that the draft is compared with: the current one, except for conflicts. */
  base: Draft
  /** Fields changed both here and, to another value, in the saved value. */
  conflicts: readonly Conflict[]
  /** True if the draft differs from the saved value. */
  isDirty: boolean
  /** Work as last edited, before it is merged with the saved value; undefined = nothing edited. */
  work: Work<Draft> | undefined
  change: (next: Draft) => void
  /** Replaces the current work. */
  resume: (work: Work<Draft>) => void
  /** Resolves all conflicts with the draft's values. */
  keepMine: () => void
  /** Resolves all conflicts with the saved values. */
  takeTheirs: () => void
  discard: () => void
  /** Merges the draft with a freshly read value. */
  against: (fresh: Draft) => Rebased<Draft, Conflict>
}

/**
 * Holds a draft for a value that is saved elsewhere and may change there at any time: unedited fields follow it, and
 * edited ones are never lost or overwritten silently.
 */
export function useForm<Draft, Conflict>({
  kind,
  saved,
  storage,
}: FormOptions<Draft, Conflict>): FormState<Draft, Conflict> {
  const [work, setWork] = useState(() => storage?.get())
  const rebased = useMemo(() => rebaseWhereNeeded(kind, work, saved), [kind, work, saved])
  const { base, draft, theirs, conflicts } = rebased
  const isDirty = !kind.isSame(saved, draft)
  useStoredWork({ storage, work: isDirty ? rebased : undefined, onOther: setWork })
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
  // The draft is left alone while typing, until another value is saved.
  if (kind.isSame(work.base, saved)) return { ...work, theirs: work.draft, conflicts: [] }
  return kind.rebase(work, saved)
}

interface StoredWorkOptions<Draft> {
  storage: FormStorage<Draft> | undefined
  /** Undefined = nothing is unsaved. */
  work: Work<Draft> | undefined
  /** Called with work stored by another tab. */
  onOther: (other: Work<Draft> | undefined) => void
}

/** Stores unsaved work in the browser, and follows changes by other tabs. */
function useStoredWork<Draft>({ storage, work, onOther }: StoredWorkOptions<Draft>): void {
  /** Last known stored form: only differences from it are written or loaded. */
  const known = useRef<string>(undefined)
  known.current ??= storage?.textOf(storage.get()) ?? ''
  const takeOver = useEffectEvent(() => {
    const other = storage?.get()
    const text = storage?.textOf(other) ?? ''
    if (text === known.current) return
    known.current = text
    onOther(other)
  })
  useEffect(() => storage?.subscribe(takeOver), [storage?.subscribe])
  const text = storage?.textOf(work) ?? ''
  const store = useEffectEvent(() => storage?.set(work))
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    store()
  }, [text])
}
