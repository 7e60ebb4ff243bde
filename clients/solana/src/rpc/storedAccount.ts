import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { SYSTEM_PROGRAM } from '../addresses.ts'
import type { AddressKey, NodeAccount } from './readConnection.ts'

/** An account with data. */
export interface StoredAccount {
  readonly address: SolanaAddress
  /** Program that owns it. */
  readonly owner: AddressKey
  readonly data: Uint8Array
}

/**
 * Returns an account with data; undefined = nothing is stored. Anybody can send lamports to an address before its
 * account is created: that makes an account without data.
 */
export function storedAccount(
  address: AddressKey,
  info: Pick<NodeAccount, 'owner' | 'data'> | null,
): StoredAccount | undefined {
  if (info === null) return undefined
  const { owner, data } = info
  if (data.length === 0 && owner.toBase58() === SYSTEM_PROGRAM) return undefined
  return { address: solanaAddress(address.toBase58()), owner, data }
}
