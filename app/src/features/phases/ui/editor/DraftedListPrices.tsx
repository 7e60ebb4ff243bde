import { phaseWithin } from '@mintline/core'
import { listPricesOf } from '#entities/list/model/listPrices.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { effectiveRoot, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'

interface DraftedListPricesProps {
  /** Phases on chain. */
  chain: readonly PhaseDraft[]
  drafts: readonly PhaseDraft[]
  names: PhaseNames
}

/** Prices in the drafts' new merkle lists, if they were built here. */
export function DraftedListPrices({ chain, drafts, names }: DraftedListPricesProps) {
  const lists = drafts.flatMap((draft, phaseIndex) => {
    const root = effectiveRoot(draft)
    const before = chain[phaseIndex]
    const totals = before && effectiveRoot(before) === root ? undefined : listPricesOf(root)
    return totals ? [{ phaseIndex, totals }] : []
  })
  return lists.map(({ phaseIndex, totals }) => (
    <section key={phaseIndex} className="flex flex-col gap-2">
      <h3 className="font-medium">
        Prices in the list of {phaseWithin(phaseIndex, names[phaseIndex])}
      </h3>
      <ListPrices totals={totals} />
    </section>
  ))
}
