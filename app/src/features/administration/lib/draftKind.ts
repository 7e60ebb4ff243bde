/** What a person sees of a change: from which text to which. */
export interface Difference {
  /** Name of the part, distinct within its draft. */
  key: string
  /** What the part is called beside its input. */
  label: string
  /** Empty = nothing there. */
  before: string
  after: string
}

/** A draft once the chain holds something new. */
export interface Rebased<Draft> {
  /** What the draft is held against from now on: the chain, but for conflicts. */
  base: Draft
  /** What is edited stays, the rest follows the chain. */
  draft: Draft
  /** The same, but with what the chain holds where both were changed. */
  theirs: Draft
  /** Parts that were edited and changed on chain as well: from what was edited to what is there now. */
  conflicts: readonly Difference[]
}

/** How the inputs of a section are held against the chain. */
export interface DraftKind<Draft> {
  differences: (before: Draft, after: Draft) => readonly Difference[]
  /**
   * @param base - what the chain held when editing began
   * @param chain - what it holds now
   */
  rebase: (base: Draft, draft: Draft, chain: Draft) => Rebased<Draft>
}

/** A part of a draft that is changed as a whole. */
export interface DraftPart<Draft> {
  key: keyof Draft & string
  label: string
  /** All of it, for reading: what reads the same is the same. */
  text: (draft: Draft) => string
}

/** Drafts of parts that are independent of each other. */
export function draftOfParts<Draft extends object>(
  parts: readonly DraftPart<Draft>[],
): DraftKind<Draft> {
  const differences = (before: Draft, after: Draft) =>
    parts.flatMap(({ key, label, text }) => {
      const difference = { key, label, before: text(before), after: text(after) }
      return difference.before === difference.after ? [] : [difference]
    })
  return {
    differences,
    rebase(base, draft, chain) {
      const rebased = { base: { ...chain }, draft: { ...chain }, theirs: { ...chain } }
      const conflicts: Difference[] = []
      for (const part of parts) {
        const { key, text } = part
        if (text(draft) === text(base)) continue
        rebased.draft[key] = draft[key]
        if (text(chain) === text(base) || text(chain) === text(draft)) {
          rebased.theirs[key] = draft[key]
        } else {
          rebased.base[key] = base[key]
          conflicts.push(...differences(base, chain).filter((found) => found.key === key))
        }
      }
      return { ...rebased, conflicts }
    },
  }
}
