import { type SolanaAddress, solanaAddress } from '@mintline/core'
import { type AccountInfo, type PublicKey, SystemProgram } from '@solana/web3.js'

/** An account that holds something. */
export interface StoredAccount {
  readonly address: SolanaAddress
  /** Program that owns it. */
  readonly owner: PublicKey
  readonly data: Uint8Array
}

/**
 * An account as a node answers it; undefined where nothing is stored. Anybody can send lamports to
 * an address that is still to be created: that makes an account, and stores nothing.
 */
export function storedAccount(
  address: PublicKey,
  info: AccountInfo<Uint8Array> | null,
): StoredAccount | undefined {
  if (info === null) return undefined
  const { owner, data } = info
  if (data.length === 0 && owner.equals(SystemProgram.programId)) return undefined
  return { address: solanaAddress(address.toBase58()), owner, data }
}
