import type { AskOptions, CoinSymbol } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { planTransferOwnership } from '../plans/collection/planTransferOwnership.ts'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchNewOwner } from './fetchNewOwner.ts'

/** A collection to transfer. */
export interface PrepareTransferOwnershipInput extends PlanFor {
  /** The new owner in base58: a wallet or a multisig's vault. */
  readonly newOwner: string
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
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
