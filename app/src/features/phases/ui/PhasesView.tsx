import type { CollectionInfo } from '@mintline/solana'
import { useRef } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import type { MerkleListComponent } from './editor/merkleListComponent.ts'
import { PhasesEditor } from './editor/PhasesEditor.tsx'
import { PhasesList } from './PhasesList.tsx'

interface PhasesViewProps {
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}

/** The phases of a collection: to be changed by its owner, to be read by everybody. */
export function PhasesView({ collection, MerkleList }: PhasesViewProps) {
  const role = useRole('owner', collection)
  const isHeld = role.status === 'held'
  const wasHeld = useRef(false)
  wasHeld.current ||= isHeld
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change phases" />
      {wasHeld.current && (
        // Out of sight for other accounts: what was written is there again with the owner's.
        <div hidden={!isHeld}>
          <PhasesEditor collection={collection} MerkleList={MerkleList} />
        </div>
      )}
      {!isHeld && <PhasesList collection={collection} />}
    </div>
  )
}
