import { phaseNumber } from '@mintline/core'
import type { PlanWarning } from '@mintline/core/drop'
import {
  type CollectionInfo,
  fetchCollectionInfo,
  fetchRent,
  type HostedList,
  planPhaseList,
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

/** Reviews the owner's transactions for a hosted list. */
export function useListReviews(collection: CollectionInfo) {
  const { editions, symbol } = collection
  const names = usePhaseNames(collection)
  const { connection, openConnection, identity } = useCluster()
  const { review } = useTransactions()
  const planList = async (wallet: string, phaseIndex: number, list: HostedList | undefined) => {
    const info = await fetchCollectionInfo(connection, editions)
    const rentOf = await fetchRent(connection)
    const plan = planPhaseList({ info, wallet, rentOf, phaseIndex, list })
    const more = list ? rootWarnings(info, { phaseIndex, root: list.root, names }) : []
    const words = { currency: identity.currency, names }
    return {
      plan: { ...plan, warnings: [...plan.warnings, ...more] },
      changes: planChanges(plan, words),
    }
  }
  return {
    /** Has a phase use a stored list, whose prices are in the phase's currency. */
    putList: (
      phaseIndex: number,
      { root, totals, currency, address }: MerkleSummary & { currency: Currency; address: string },
    ) =>
      review({
        details: <ListPrices totals={totals} currency={currency} />,
        title: `Use another allowlist in phase ${phaseNumber(phaseIndex)} of ${symbol}`,
        confirmLabel: 'Use this list',
        plan: (wallet) => planList(wallet, phaseIndex, { root, address }),
      }),
    /** Has a phase keep its list on chain, where it is written next. */
    keepOnChain: (phaseIndex: number) =>
      review({
        details: (
          <p>
            Nobody can mint in the phase until the list is written on chain, which is the next step.
          </p>
        ),
        title: `Keep the allowlist of phase ${phaseNumber(phaseIndex)} of ${symbol} on chain`,
        confirmLabel: 'Keep it on chain',
        plan: (wallet) => planList(wallet, phaseIndex, undefined),
      }),
    /** Creates the collection's lookup table, with which longer proofs fit. */
    createTable: () =>
      review({
        title: `Make room for a long allowlist in mints of ${symbol}`,
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
