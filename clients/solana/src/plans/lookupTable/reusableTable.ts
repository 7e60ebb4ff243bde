import type { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'

/** The network's limit on addresses in a lookup table. */
const MAX_LOOKUP_TABLE_ADDRESSES = 256

/** A table that a wallet can extend, or why it cannot. */
export type TableReuse =
  | { readonly table: AddressLookupTableAccount; readonly missing: readonly PublicKey[] }
  /** Why it cannot, worded to follow the table's address in a sentence. */
  | { readonly table: undefined; readonly reason: string }

/**
 * Checks that a table can be extended to the required addresses. One that another wallet could close is not used.
 *
 * @param table Undefined = no table, or it is being closed.
 */
export function reusableTable(
  table: AddressLookupTableAccount | undefined,
  { wallet, wanted }: { readonly wallet: PublicKey; readonly wanted: readonly PublicKey[] },
): TableReuse {
  if (!table?.isActive()) return { table: undefined, reason: 'is closed or not a lookup table' }
  const { authority, addresses } = table.state
  const held = new Set(addresses.map((address) => address.toBase58()))
  const missing = wanted.filter((address) => !held.has(address.toBase58()))
  if (authority && !authority.equals(wallet)) {
    return { table: undefined, reason: `belongs to ${authority.toBase58()}` }
  }
  if (missing.length === 0) return { table, missing }
  if (!authority) return { table: undefined, reason: 'is frozen' }
  if (addresses.length + missing.length > MAX_LOOKUP_TABLE_ADDRESSES) {
    return { table: undefined, reason: 'is full' }
  }
  return { table, missing }
}
