import type { MintlineError } from '@mintline/core'
import {
  type Connection,
  PublicKey,
  type SimulatedTransactionAccountInfo,
  type SimulateTransactionConfig,
  type TransactionError,
} from '@solana/web3.js'
import { decodeFailure } from '../failures/decodeFailure.ts'
import type { PlannedTransaction } from '../plans/plan.ts'
import { type AskOptions, askNode } from './askNode.ts'
import { compileTransaction } from './compileTransaction.ts'
import { NETWORK_COMPUTE_LIMIT } from './computeBudget.ts'

/** What a planned transaction would do now. */
export interface SimulatedTransaction {
  /** Compute units used, also where it fails. */
  readonly units: number
  /** Slot whose state it saw. */
  readonly slot: number
  /** Why it would fail; undefined where it would not. */
  readonly error: MintlineError | undefined
  /** The accounts asked for as they would be afterwards, in that order; null = no such account. */
  readonly accounts: readonly (SimulatedTransactionAccountInfo | null)[]
}

interface SimulateInput extends AskOptions {
  readonly connection: Connection
  readonly planned: Pick<PlannedTransaction, 'instructions' | 'payer'>
  /** Accounts to answer; default: none. */
  readonly accounts?: readonly PublicKey[]
}

/** Any blockhash: the node puts a recent one in its place. */
const NO_BLOCKHASH = PublicKey.default.toBase58()

/**
 * Runs a planned transaction without sending it: unsigned, and under the limit of the network rather
 * than its own, so that what it needs becomes known.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function simulateTransaction(input: SimulateInput): Promise<SimulatedTransaction> {
  const { connection, planned, accounts = [] } = input
  const budget = { unitLimit: NETWORK_COMPUTE_LIMIT, microLamports: 0n }
  const transaction = compileTransaction(planned, { blockhash: NO_BLOCKHASH, budget })
  const config: SimulateTransactionConfig = {
    commitment: 'confirmed',
    replaceRecentBlockhash: true,
    sigVerify: false,
    ...(accounts.length > 0 && {
      accounts: { encoding: 'base64', addresses: accounts.map((account) => account.toBase58()) },
    }),
  }
  const { value, context } = await askNode(
    'simulateTransaction',
    () => connection.simulateTransaction(transaction, config),
    input,
  )
  const { message } = transaction
  const { logs } = value
  return {
    units: value.unitsConsumed ?? 0,
    slot: context.slot,
    error:
      value.err === null ? undefined : decodeFailure({ err: asError(value.err), logs, message }),
    accounts: value.accounts ?? accounts.map(() => null),
  }
}

/** web3.js names the type of an error loosely here. */
function asError(err: object | string): TransactionError {
  return err
}
