import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { planTransferOwnership } from '../plans/collection/planTransferOwnership.ts'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchNewOwner } from './fetchNewOwner.ts'

/** A collection to transfer. */
export interface PrepareTransferOwnershipInput extends PlanFor {
  /** Base58 address of the new owner, a wallet or the vault of a multisig. */
  readonly newOwner: string
}

/**
 * Plans the transfer of a collection, and checks that the new owner can sign.
 *
 * @throws What `planTransferOwnership` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function prepareTransferOwnership(
  connection: Connection,
  { newOwner, ...target }: PrepareTransferOwnershipInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { canSign } = await fetchNewOwner(connection, newOwner, options)
  return planTransferOwnership({ ...target, newOwner, canSign })
}
