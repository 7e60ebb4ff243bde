import {
  type CollectionInfo,
  fetchChainTime,
  fetchCollectionInfo,
  planPhaseChanges,
} from '@mintline/solana'
import type { ReactNode } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { draftOf, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { planChanges } from '#entities/plan/lib/planChanges.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { mergeDrafts } from '../lib/mergeDrafts.ts'
import { readDrafts } from '../lib/readDrafts.ts'

interface SaveInput {
  /** Content between changes and costs. */
  details: ReactNode
  /** Phases on chain that the drafts started from. */
  base: readonly PhaseDraft[]
  drafts: readonly PhaseDraft[]
}

const CHANGED_MEANWHILE =
  'Somebody else has changed the same fields meanwhile. Close this, and choose what to keep.'

/** Plans, reviews and sends changes to a collection's phases. */
export function useSavePhases(collection: CollectionInfo) {
  const { editions, symbol } = collection
  const { connection, identity } = useCluster()
  const names = usePhaseNames(collection)
  const { review } = useTransactions()
  const { invalidate } = useClusterQueries()
  return ({ details, base, drafts }: SaveInput) =>
    review({
      details,
      title: `Change phases of ${symbol}`,
      confirmLabel: 'Save',
      plan: async (wallet) => {
        const [info, now] = await Promise.all([
          fetchCollectionInfo(connection, editions),
          fetchChainTime(connection),
        ])
        const chain = info.phases.map(draftOf)
        const merged = mergeDrafts({ base, drafts, chain })
        if (merged.conflicts.length > 0) {
          // The page behind the dialog has not fetched the change yet, and conflicts are resolved there.
          void invalidate()
          throw new Error(CHANGED_MEANWHILE)
        }
        const { desired } = readDrafts(merged.drafts, info.phases)
        const plan = planPhaseChanges({ info, wallet, desired, now })
        const words = { currency: identity.currency, names }
        return { plan, changes: planChanges(plan, words) }
      },
    })
}
