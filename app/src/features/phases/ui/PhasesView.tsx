import type { CollectionInfo } from '@mintline/solana'
import { useRole } from '#features/roles/model/useRole.ts'
import { ReadOnlyNotice } from '#features/roles/ui/ReadOnlyNotice.tsx'
import { PhasesEditor } from './editor/PhasesEditor.tsx'
import { PhasesList } from './PhasesList.tsx'

/** The phases of a collection: to be changed by its owner, to be read by everybody. */
export function PhasesView({ collection }: { collection: CollectionInfo }) {
  const role = useRole('owner', collection)
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change phases" />
      {role.status === 'held' ? (
        <PhasesEditor key={collection.editions} collection={collection} />
      ) : (
        <PhasesList collection={collection} />
      )}
    </div>
  )
}
