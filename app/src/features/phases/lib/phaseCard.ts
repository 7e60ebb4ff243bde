import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'

/** A draft as a card of the editor. */
export interface PhaseCard extends PhaseDraft {
  /** Stays while the card does, wherever in the list it is. */
  readonly id: string
}

let added = 0

/** Card of a phase that is not on chain. */
export function newCard(draft: PhaseDraft): PhaseCard {
  added += 1
  return { ...draft, id: `new-${added}` }
}

/** Cards of drafts of which the first `onChain` are phases of the chain. */
export function cardsOf(drafts: readonly PhaseDraft[], onChain: number): readonly PhaseCard[] {
  return drafts.map((draft, index) =>
    index < onChain ? { ...draft, id: `phase-${index}` } : newCard(draft),
  )
}
