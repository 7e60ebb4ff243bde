import type { CoinSymbol } from '@mintline/core/amounts'
import { isSolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { type Connection, PublicKey } from '@solana/web3.js'
import type { NewOwner } from '../plans/collection/newOwner.ts'
import { planTransferOwnership } from '../plans/collection/planTransferOwnership.ts'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { Plan } from '../transaction/plan.ts'
import { isWalletOrVault } from './fetchReceivers.ts'

/** A collection to transfer. */
export interface PrepareTransferOwnershipInput extends PlanFor {
  /** The new owner in base58: a wallet or a multisig's vault. */
  readonly newOwner: string
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
}

/** Facts about a new owner from the chain. */
interface KnownOwner extends Required<NewOwner> {
  /** True if the address has an account; false for an invalid address. */
  readonly hasAccount: boolean
}

/**
 * Plans a collection's transfer, and checks that the new owner can sign.
 *
 * @throws What `planTransferOwnership` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareTransferOwnership(
  connection: Connection,
  { newOwner, ...target }: PrepareTransferOwnershipInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { canSign } = await fetchNewOwner(connection, newOwner, options)
  return planTransferOwnership({ ...target, newOwner, canSign })
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
