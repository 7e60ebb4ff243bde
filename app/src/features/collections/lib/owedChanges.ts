import type { CollectionInfo } from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'

type Owing = Pick<CollectionInfo, 'owed'>

/** Returns what a claim pays to each receiver, for the review; empty if nothing is owed. */
export function owedChanges({ owed }: Owing, currency: Currency): readonly ChangeGroup[] {
  if (owed.length === 0) return []
  const rows = owed.map(({ receiver, lamports }) => ({
    key: receiver,
    label: receiver,
    after: amountText(lamports, currency),
  }))
  return [{ key: 'owed', title: 'Unpaid shares', isNew: false, rows }]
}
