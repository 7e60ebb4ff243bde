import type { CollectionInfo } from '@mintline/solana'
import { useRef } from 'react'
import { useRole } from '#features/roles/model/useRole.ts'
import { ReadOnlyNotice } from '#features/roles/ui/ReadOnlyNotice.tsx'
import { PhasesEditor } from './editor/PhasesEditor.tsx'
import { PhasesList } from './PhasesList.tsx'

/** The phases of a collection: to be changed by its owner, to be read by everybody. */
export function PhasesView({ collection }: { collection: CollectionInfo }) {
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
          <PhasesEditor collection={collection} />
        </div>
      )}
      {!isHeld && <PhasesList collection={collection} />}
    </div>
  )
}
