import { isSameRoot } from '@mintline/core'
import { fetchProofManifest } from '@mintline/core/metadata'
import { PHASE_TYPES } from '@mintline/core/mint'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { listAddress } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'

/** Milliseconds for which an answer counts as fresh. */
const FRESH_FOR = 60_000

/** A phase whose list is kept in files. */
interface HostedPhase {
  collection: Pick<CollectionInfo, 'metadata'>
  phase: Pick<EditionPhase, 'phaseType' | 'merkleRoot'>
}

/** State of a phase's list at its address, for collectors. */
export type HostedList =
  /** The phase has no list in files. */
  | { status: 'none' }
  /** The collection does not say where its files are. */
  | { status: 'unnamed' }
  | { status: 'checking'; address: string }
  | { status: 'there'; address: string }
  /** Nothing answers, or something else is there; `reason` is one sentence. */
  | { status: 'missing'; address: string; reason: string; retry: () => void; isChecking: boolean }

/** Checks that a phase's list is at the address that the collection names, as a mint would. */
export function useHostedList({ collection, phase }: HostedPhase): HostedList {
  const isHosted = PHASE_TYPES[phase.phaseType].hasRoot
  const address = isHosted ? listAddress(collection, phase) : undefined
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['hosted list', address],
    queryFn: async ({ signal }) =>
      (await fetchProofManifest(address ?? '', { ...resources, signal })) ?? null,
    enabled: address !== undefined,
    // The read retries by itself.
    retry: false,
    staleTime: FRESH_FOR,
  })
  if (!isHosted) return { status: 'none' }
  if (address === undefined) return { status: 'unnamed' }
  if (isPending) return { status: 'checking', address }
  if (data?.complete && isSameRoot(data.root, phase.merkleRoot ?? '')) {
    return { status: 'there', address }
  }
  return {
    status: 'missing',
    address,
    reason: data ? 'Another list is there.' : 'Nothing is there, or it does not answer.',
    retry: () => void refetch(),
    isChecking: isFetching,
  }
}

/** Warns if collectors cannot find a phase's list; nothing otherwise. */
export function HostedListNotice(props: HostedPhase) {
  const list = useHostedList(props)
  if (list.status === 'unnamed') {
    return (
      <Callout kind="warn" title="Collectors cannot find this list">
        The collection does not say where its files are. Open the list's file, and publish it.
      </Callout>
    )
  }
  if (list.status !== 'missing') return null
  return (
    <Callout
      kind="warn"
      title="The list cannot be read"
      actions={
        <Button size="sm" busy={list.isChecking} onClick={list.retry}>
          Try again
        </Button>
      }
    >
      {list.reason} Until it is back, nobody on it can mint. Publish it again if it stays away.
    </Callout>
  )
}
