import type { CollectionInfo, OwedTokens } from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'

/** Payments that mints could not make. */
export interface Owing extends Pick<CollectionInfo, 'owed'> {
  readonly owedTokens: readonly OwedTokens[]
}

/** Returns what a claim pays to each receiver, for the review; empty if nothing is owed. */
export function owedChanges(
  { owed, owedTokens }: Owing,
  currency: Currency,
): readonly ChangeGroup[] {
  const coins = owed.map(({ receiver, lamports }) => ({
    key: receiver,
    label: receiver,
    after: amountText(lamports, currency),
  }))
  const tokens = owedTokens.map(({ receiver, amount, token }) => ({
    key: `${receiver} ${token.mint}`,
    label: receiver,
    after: amountText(amount, token),
  }))
  const rows = [...coins, ...tokens]
  if (rows.length === 0) return []
  return [{ key: 'owed', title: 'Unpaid shares', isNew: false, rows }]
}
