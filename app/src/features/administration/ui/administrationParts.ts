import type { ComponentType } from 'react'
import { CollectionSection } from './CollectionSection.tsx'
import { FeeAdminsSection } from './FeeAdminsSection.tsx'
import { FeeSection } from './FeeSection.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { LookupTableSection } from './LookupTableSection.tsx'
import { MetadataSection } from './MetadataSection.tsx'
import { OwnershipSection } from './OwnershipSection.tsx'
import { RoyaltiesSection } from './RoyaltiesSection.tsx'

/** A section on the page. */
export interface AdministrationPart {
  /** Its anchor in the page's address. */
  id: string
  title: string
  description: string
  /** True if changes made in it cannot be undone. */
  dangerous?: boolean
  Content: ComponentType<{ id: string }>
}

/** In page order, irreversible ones last. */
export const ADMINISTRATION_PARTS: readonly AdministrationPart[] = [
  {
    id: 'collection',
    title: 'Collection',
    description: 'Names, limits, treasury and co-signer.',
    Content: CollectionSection,
  },
  {
    id: 'metadata',
    title: 'Extra metadata',
    description: 'Fields that wallets and marketplaces may show.',
    Content: MetadataSection,
  },
  {
    id: 'items',
    title: 'Item names and metadata',
    description: 'New texts for minted items, for example at a reveal.',
    Content: ItemsSection,
  },
  {
    id: 'royalties',
    title: 'Royalties',
    description: 'Part of later sales that goes to the creators.',
    Content: RoyaltiesSection,
  },
  {
    id: 'platform-fee',
    title: 'Platform fee',
    description: 'Part of the price that goes to the platform.',
    Content: FeeSection,
  },
  {
    id: 'fee-admins',
    title: 'Fee admins',
    description: 'Who may change the platform fee.',
    Content: FeeAdminsSection,
  },
  {
    id: 'lookup-table',
    title: 'Lookup table',
    description: 'Makes room for long merkle proofs in mints.',
    Content: LookupTableSection,
  },
  {
    id: 'ownership',
    title: 'Ownership',
    description: 'Hands the whole collection over to another owner.',
    dangerous: true,
    Content: OwnershipSection,
  },
]
