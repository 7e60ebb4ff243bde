import { phaseNumber } from '@mintline/core'
import type { PlanWarning } from '@mintline/core/drop'
import {
  type CollectionInfo,
  fetchCollectionInfo,
  fetchRent,
  planModifyPhases,
  prepareLookupTable,
} from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { lookupTableChanges, planChanges } from '#entities/plan/planChanges.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { phasesWithRoot, sharedRootText } from '../lib/phaseRoots.ts'

/** Reviews the owner's transactions for a merkle list. */
export function useMerkleReviews(collection: CollectionInfo) {
  const { editions, symbol } = collection
  const names = usePhaseNames(collection)
  const { connection, openConnection, identity } = useCluster()
  const { review } = useTransactions()
  return {
    /** Sets a phase's root, for a list in the phase's currency. */
    putRoot: (
      phaseIndex: number,
      { root, totals, currency }: MerkleSummary & { currency: Currency },
    ) =>
      review({
        details: <ListPrices totals={totals} currency={currency} />,
        title: `Use another merkle list in phase ${phaseNumber(phaseIndex)} of ${symbol}`,
        confirmLabel: 'Use this root',
        plan: async (wallet) => {
          const info = await fetchCollectionInfo(connection, editions)
          const changes = [{ phaseIndex, merkleRoot: root }]
          const rentOf = await fetchRent(connection)
          const plan = planModifyPhases({ info, wallet, rentOf, changes })
          const warnings = [...plan.warnings, ...rootWarnings(info, { phaseIndex, root, names })]
          const words = { currency: identity.currency, names }
          return { plan: { ...plan, warnings }, changes: planChanges(plan, words) }
        },
      }),
    /** Creates the collection's lookup table, with which longer proofs fit. */
    createTable: () =>
      review({
        title: `Make room for long merkle proofs in mints of ${symbol}`,
        confirmLabel: 'Create lookup table',
        plan: async (wallet) => {
          const info = await fetchCollectionInfo(connection, editions)
          const plan = await prepareLookupTable(await openConnection(), { info, wallet })
          return { plan, changes: lookupTableChanges(plan) }
        },
      }),
  }
}

function rootWarnings(
  { phases }: CollectionInfo,
  { phaseIndex, root, names }: { phaseIndex: number; root: Uint8Array; names: PhaseNames },
): PlanWarning[] {
  const message = sharedRootText(phasesWithRoot(phases, root, phaseIndex), names)
  return message === undefined ? [] : [{ code: 'MERKLE_ROOT_SHARED', message }]
}
