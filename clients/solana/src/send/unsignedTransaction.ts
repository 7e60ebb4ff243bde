import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import type { PlannedTransaction } from '../transaction/plan.ts'
import { prepareTransaction } from './prepareTransaction.ts'
import type { PriorityFeePolicy } from './priorityFee.ts'
import { freshBlockhash } from './signPrepared.ts'
import { compileTransaction } from './simulateTransaction.ts'

/** A transaction for a wallet elsewhere. */
export interface UnsignedTransaction {
  /** Wire format. The paying wallet's signature is empty; the plan's own keypairs have signed. */
  readonly wire: Uint8Array
  /** Last block height at which it can land, about a minute from now. */
  readonly lastValidBlockHeight: number
}

/** A planned transaction, and how to prepare it. */
export interface UnsignedInput extends AskOptions {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy | undefined
}

/**
 * Compiles a planned transaction for a wallet elsewhere, with a fresh blockhash and a simulated compute budget. Sends
 * nothing.
 *
 * @throws The refusal that its simulation meets.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function unsignedTransaction(input: UnsignedInput): Promise<UnsignedTransaction> {
  const prepared = await prepareTransaction(input)
  if (prepared.status === 'failed') throw prepared.error
  const { planned, budget, slot = 0 } = prepared
  const recent = await freshBlockhash(input.connection, slot, input)
  const transaction = compileTransaction(planned, { blockhash: recent.blockhash, budget })
  if (planned.signers.length > 0) transaction.sign([...planned.signers])
  return { wire: transaction.serialize(), lastValidBlockHeight: recent.lastValidBlockHeight }
}
