import { Link } from '@tanstack/react-router'
import { useOpenCollection } from '#features/collections/model/collectionContext.ts'
import { useRole } from '#features/roles/model/useRole.ts'
import { ReadOnlyNotice } from '#features/roles/ui/ReadOnlyNotice.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { ItemsForm } from './ItemsForm.tsx'

/** New names and uris of items that are minted. */
export function ItemsSection({ id }: { id: string }) {
  const info = useOpenCollection()
  const role = useRole('owner', info)
  const issued = info.numberOfTokensIssued
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change names and uris of items" />
      {issued === 0n ? (
        <p className="text-muted">
          Nothing is minted yet. What items to come are called is in the section Collection.
        </p>
      ) : (
        <p className="text-muted">
          {issued === 1n ? '1 item is' : `${formatGrouped(issued, 0)} items are`} minted:{' '}
          <Link
            to="/collections/$collection/items"
            params={{ collection: info.editions }}
            className="rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
          >
            see what they are called now
          </Link>
          .
        </p>
      )}
      {role.status === 'held' && issued > 0n && <ItemsForm id={id} issued={issued} />}
    </div>
  )
}
