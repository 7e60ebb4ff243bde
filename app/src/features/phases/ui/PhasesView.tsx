import type { CollectionInfo } from '@mintline/solana'
import { lazy, Suspense, useRef } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import type { MerkleListComponent } from './editor/merkleListComponent.ts'
import { PhasesList } from './PhasesList.tsx'

/** Its planners bring web3.js, so it is loaded once the owner's wallet is connected. */
const PhasesEditor = lazy(async () => {
  const { PhasesEditor: editor } = await import('./editor/PhasesEditor.tsx')
  return { default: editor }
})

interface PhasesViewProps {
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}

/** A collection's phases: editable for its owner, read-only for others. */
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
          <Suspense fallback={<PhasesList collection={collection} />}>
            <PhasesEditor collection={collection} MerkleList={MerkleList} />
          </Suspense>
        </div>
      )}
      {!isHeld && <PhasesList collection={collection} />}
    </div>
  )
}
