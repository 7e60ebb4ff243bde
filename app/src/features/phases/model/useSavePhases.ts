import {
  type CollectionInfo,
  fetchChainTime,
  fetchCollectionInfo,
  fetchRent,
  type PhaseChangesPlan,
  phaseStateOf,
  preparePhaseChanges,
} from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { draftOf, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { planChanges } from '#entities/plan/planChanges.ts'
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
        const [info, now, rentOf] = await Promise.all([
          fetchCollectionInfo(connection, editions),
          fetchChainTime(connection),
          fetchRent(connection),
        ])
        const chain = info.phases.map(draftOf)
        const merged = mergeDrafts({ base, drafts, chain })
        if (merged.conflicts.length > 0) {
          // The page behind the dialog has not fetched the change yet, and conflicts are resolved there.
          void invalidate()
          throw new Error(CHANGED_MEANWHILE)
        }
        const { desired } = readDrafts(merged.drafts, info.phases)
        const plan = await preparePhaseChanges(connection, { info, wallet, rentOf, desired, now })
        const words = { currency: identity.currency, names }
        return { plan, changes: planChanges(plan, words) }
      },
    })
}

interface ChangesPlanInput {
  info: CollectionInfo
  drafts: readonly PhaseDraft[]
  /** Chain time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  /** True if the drafts can be planned: they have no problems and make a difference. */
  isPlannable: boolean
}

/** Plans the drafts' changes; undefined if there is no plan. Recomputed while typing. */
export function useChangesPlan({
  info,
  drafts,
  now,
  isPlannable,
}: ChangesPlanInput): PhaseChangesPlan | undefined {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const enabled = isPlannable && now !== undefined
  const { data } = useQuery({
    queryKey: key('phase-changes', info.editions, fingerprint({ drafts, phases: info.phases })),
    queryFn: async () => {
      const rentOf = await fetchRent(connection)
      const { desired } = readDrafts(drafts, info.phases)
      const request = { info, wallet: info.creator, rentOf, desired, now: now ?? 0n }
      return preparePhaseChanges(connection, request)
    },
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return enabled ? data : undefined
}

/** Identifies the state of drafts and chain. */
function fingerprint({
  drafts,
  phases,
}: { drafts: readonly PhaseDraft[] } & Pick<CollectionInfo, 'phases'>) {
  return JSON.stringify([drafts, phases.map(phaseStateOf)], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
