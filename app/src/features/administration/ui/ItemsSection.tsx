import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { countText } from '#shared/lib/countText.ts'
import { ItemsForm } from './ItemsForm.tsx'

/** Minted items' new names and metadata URLs. */
export function ItemsSection({ id }: { id: string }) {
  const info = useOpenCollection()
  const role = useRole('owner', info)
  const issued = info.numberOfTokensIssued
  const isHeld = role.status === 'held'
  const wasHeld = useRef(false)
  wasHeld.current ||= isHeld
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change names and metadata of items" />
      {issued === 0n ? (
        <p className="text-muted">
          Nothing is minted yet. The names of future items are in the section Collection.
        </p>
      ) : (
        <p className="text-muted">
          {countText(issued, 'item is', 'items are')} minted:{' '}
          <Link
            to="/collections/$collection/items"
            params={{ collection: info.editions }}
            className="rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
          >
            see their current names
          </Link>
          .
        </p>
      )}
      {wasHeld.current && issued > 0n && (
        // Hidden for other accounts: the owner's input reappears with its account.
        <div hidden={!isHeld}>
          <ItemsForm id={id} issued={issued} />
        </div>
      )}
    </div>
  )
}
