import { useState } from 'react'
import type { Difference, DraftKind, Rebased } from '../lib/draftKind.ts'

/** What is edited of something on chain. */
export interface DraftOnChain<Draft> {
  draft: Draft
  /** From the chain to the draft; empty = nothing is edited. */
  differences: readonly Difference[]
  /** What was edited here and changed on chain meanwhile. */
  conflicts: readonly Difference[]
  change: (next: Draft) => void
  /** Goes on with what was edited, over what the chain holds now. */
  keepMine: () => void
  /** Goes on with what the chain holds where both were changed. */
  takeTheirs: () => void
  discard: () => void
  /** The draft held against what the chain holds at that moment. */
  against: (chain: Draft) => Rebased<Draft>
}

/**
 * Edits something that lives on chain and may change there at any time: what is not edited follows
 * the chain, and nothing that is edited is lost or written over silently.
 */
export function useDraftOnChain<Draft>(kind: DraftKind<Draft>, chain: Draft): DraftOnChain<Draft> {
  const [edit, setEdit] = useState<{ base: Draft; draft: Draft }>()
  const rebased = rebaseWhereNeeded(kind, edit, chain)
  const { base, draft, theirs, conflicts } = rebased
  return {
    draft,
    conflicts,
    differences: kind.differences(chain, draft),
    change: (next) => setEdit({ base, draft: next }),
    keepMine: () => setEdit({ base: chain, draft }),
    takeTheirs: () => setEdit({ base: chain, draft: theirs }),
    discard: () => setEdit(undefined),
    against: (fresh) => kind.rebase(base, draft, fresh),
  }
}

function rebaseWhereNeeded<Draft>(
  kind: DraftKind<Draft>,
  edit: { base: Draft; draft: Draft } | undefined,
  chain: Draft,
): Rebased<Draft> {
  if (!edit) return { base: chain, draft: chain, theirs: chain, conflicts: [] }
  // Rows that are being typed are left alone until there is something new.
  if (kind.differences(edit.base, chain).length === 0) {
    return { ...edit, theirs: edit.draft, conflicts: [] }
  }
  return kind.rebase(edit.base, edit.draft, chain)
}
