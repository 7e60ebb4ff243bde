import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'

/** A draft as a card in the editor. */
export interface PhaseDraftCard extends PhaseDraft {
  /** Stable wherever the card is in the list. */
  readonly id: string
}

let added = 0

/** Creates a card for a phase that is not on chain. */
export function newCard(draft: PhaseDraft): PhaseDraftCard {
  added += 1
  return { ...draft, id: `new-${added}` }
}

/** Creates cards for drafts, the first `onChain` of which are phases on chain. */
export function cardsOf(drafts: readonly PhaseDraft[], onChain: number): readonly PhaseDraftCard[] {
  return drafts.map((draft, index) =>
    index < onChain ? { ...draft, id: `phase-${index}` } : newCard(draft),
  )
}
