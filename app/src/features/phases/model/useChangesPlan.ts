import {
  type CollectionInfo,
  type PhaseChangesPlan,
  phaseStateOf,
  planPhaseChanges,
} from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { readDrafts } from '../lib/readDrafts.ts'

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
  const { key } = useClusterQueries()
  const enabled = isPlannable && now !== undefined
  const { data } = useQuery({
    queryKey: key('phase-changes', info.editions, fingerprint({ drafts, phases: info.phases })),
    queryFn: () => {
      const { desired } = readDrafts(drafts, info.phases)
      return planPhaseChanges({ info, wallet: info.creator, desired, now: now ?? 0n })
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
