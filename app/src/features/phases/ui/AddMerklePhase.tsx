import { type CollectionInfo, MAX_PHASES } from '@mintline/solana'
import { useNavigate } from '@tanstack/react-router'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { collectionKey } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { draftOf, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { keepFirstNames } from '#entities/phase/phaseNameStore.ts'
import { hexText } from '#shared/lib/hexText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { draftFromPreset, MERKLE_PRESET, type PhasePreset } from '../lib/presets.ts'
import { phaseStorage } from '../model/phaseDraftStore.ts'

interface AddMerklePhaseProps {
  collection: CollectionInfo
  /** 32 bytes. */
  root: Uint8Array
  /** Mint of the token that the list is priced in; '' = the network's coin. */
  priceToken: string
}

/** For the owner: adds a draft phase with this root, and opens the editor. */
export function AddMerklePhase({ collection, root, priceToken }: AddMerklePhaseProps) {
  const role = useRole('owner', collection)
  const add = useAddPhaseDraft(collection)
  const navigate = useNavigate()
  if (role.status === 'missing') {
    return (
      <p className="text-muted">The owner of the collection can make a phase with this root.</p>
    )
  }
  if (!add) {
    return (
      <p className="text-muted">
        A collection has at most {MAX_PHASES} phases, so none can be added for this root.
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="primary"
        onClick={() => {
          add(MERKLE_PRESET, { merkleRoot: hexText(root), priceToken })
          void navigate({
            to: '/collections/$collection/phases',
            params: { collection: collection.editions },
          })
        }}
      >
        Add a merkle phase with this root
      </Button>
      <p className="text-muted">
        Save the proof files first. The phase is added to your drafts: nothing is sent yet.
      </p>
    </div>
  )
}

/**
 * Returns a function that adds a draft to a collection's phases, for pages other than their editor. Undefined if the
 * collection cannot have another phase.
 */
function useAddPhaseDraft(
  collection: CollectionInfo,
): ((preset: PhasePreset, change: Partial<PhaseDraft>) => void) | undefined {
  const { cluster } = useCluster()
  const now = secondsOf(useChainTime())
  const key = collectionKey(cluster, collection)
  const storage = phaseStorage(key)
  const chain = collection.phases.map(draftOf)
  const { base, draft } = storage.use() ?? { base: chain, draft: chain }
  if (draft.length >= MAX_PHASES) return undefined
  return (preset, change) => {
    const added = { ...draftFromPreset(preset, { others: draft, now }), ...change }
    keepFirstNames(key, draft.length)
    storage.set({ base, draft: [...draft, added] })
  }
}
