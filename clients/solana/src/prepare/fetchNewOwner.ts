import type { AskOptions } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { type Connection, PublicKey } from '@solana/web3.js'
import type { NewOwner } from '../plans/collection/newOwner.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { isWalletOrVault } from './accountKind.ts'

/** Facts about a new owner from the chain. */
export interface KnownOwner extends Required<NewOwner> {
  /** True if the address has an account; false for an invalid address. */
  readonly hasAccount: boolean
}

/** Fetches facts about a new owner, for plans; an invalid address is not looked up. */
export async function fetchNewOwner(
  connection: Connection,
  newOwner: string,
  options: AskOptions = {},
): Promise<KnownOwner> {
  if (!isSolanaAddress(newOwner)) return { newOwner, canSign: true, hasAccount: false }
  const key = new PublicKey(newOwner)
  const ask = (at: StateConfig) => connection.getAccountInfo(key, at)
  const account = await askForState(connection, 'getAccountInfo', ask, options)
  return { newOwner, canSign: isWalletOrVault(account), hasAccount: account !== null }
}
