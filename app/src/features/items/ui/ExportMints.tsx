import type { CollectionInfo, HashlistItem } from '@mintline/solana'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { mintsCsv, mintsJson } from '../lib/mintsFiles.ts'

interface ExportMintsProps {
  collection: Pick<CollectionInfo, 'symbol' | 'numberOfTokensIssued'>
  /** Items that match the filters, newest first. */
  mints: readonly HashlistItem[]
  /** All their owners; undefined = not known. */
  owners: ItemOwners | undefined
}

/** Exports items' numbers, mints and known owners, sorted by number. */
export function ExportMints({ collection, mints, owners }: ExportMintsProps) {
  const { symbol, numberOfTokensIssued: issued } = collection
  const which = BigInt(mints.length) >= issued ? 'All items' : 'These items'
  const inOrder = () => mints.toReversed()
  return (
    <ExportMenu
      name={`${symbol}-items`}
      csv={{ label: `${which} as CSV`, text: () => mintsCsv(inOrder(), owners) }}
      json={{ label: `${which} as JSON`, text: () => mintsJson(inOrder(), owners) }}
    />
  )
}
