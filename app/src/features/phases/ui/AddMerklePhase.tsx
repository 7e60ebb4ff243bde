import type { CollectionInfo } from '@mintline/solana'
import { MAX_PHASES } from '@mintline/solana'
import { useNavigate } from '@tanstack/react-router'
import { useRole } from '#entities/collection/model/useRole.ts'
import { rootText } from '#entities/phase/lib/rootText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { MERKLE_PRESET } from '../lib/presets.ts'
import { useAddPhaseDraft } from '../model/useAddPhaseDraft.ts'

interface AddMerklePhaseProps {
  collection: CollectionInfo
  /** 32 bytes. */
  root: Uint8Array
}

/** For the owner: adds a draft phase with this root, and opens the editor. */
export function AddMerklePhase({ collection, root }: AddMerklePhaseProps) {
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
          add(MERKLE_PRESET, { merkleRoot: rootText(root) })
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
