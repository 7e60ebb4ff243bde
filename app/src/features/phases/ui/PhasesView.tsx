import type { CollectionInfo } from '@mintline/solana'
import { useRef } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import type { MerkleListComponent } from './editor/merkleListComponent.ts'
import { PhasesEditor } from './editor/PhasesEditor.tsx'
import { PhasesList } from './PhasesList.tsx'

interface PhasesViewProps {
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}

/** The phases of a collection: editable for its owner, read-only for others. */
export function PhasesView({ collection, MerkleList }: PhasesViewProps) {
  const role = useRole('owner', collection)
  const isHeld = role.status === 'held'
  const wasHeld = useRef(false)
  wasHeld.current ||= isHeld
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change phases" />
      {wasHeld.current && (
        // Hidden for other accounts: the owner's input reappears with its account.
        <div hidden={!isHeld}>
          <PhasesEditor collection={collection} MerkleList={MerkleList} />
        </div>
      )}
      {!isHeld && <PhasesList collection={collection} />}
    </div>
  )
}
