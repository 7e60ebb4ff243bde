import type { MintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import {
  type Connection,
  type LoadedAddresses,
  PublicKey,
  type SimulatedTransactionAccountInfo,
  type SimulateTransactionConfig,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { decodeFailure } from '../failures/decodeFailure.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { computeBudgetInstructions, NETWORK_COMPUTE_LIMIT } from '../transaction/computeBudget.ts'
import type { PlannedTransaction } from '../transaction/plan.ts'
import type { ComputeBudget } from '../transaction/priorityFeeLamports.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../transaction/transactionSize.ts'

/** What a planned transaction would do now. */
export interface SimulatedTransaction {
  /** Compute units used, even where it fails. */
  readonly units: number
  /** The simulated state's slot; 0 if no node was asked. */
  readonly slot: number
  /** Why it would fail, or must not be sent; undefined if neither applies. */
  readonly error: MintlineError | undefined
  /** The requested accounts afterwards, in that order; null = no account. */
  readonly accounts: readonly (SimulatedTransactionAccountInfo | null)[]
}

interface SimulateInput extends AskOptions {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  /** Accounts to return. Default: none. */
  readonly accounts?: readonly PublicKey[]
}

/** Any blockhash: the node replaces it with a recent one. */
const NO_BLOCKHASH = PublicKey.default.toBase58()

/**
 * Simulates a planned transaction: unsigned, and under the network's limit rather than its own, to measure what it
 * needs. One that is too large is not simulated.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function simulateTransaction(input: SimulateInput): Promise<SimulatedTransaction> {
  const { connection, planned, accounts = [] } = input
  const tooLarge = sizeError(planned)
  if (tooLarge) return { units: 0, slot: 0, error: tooLarge, accounts: accounts.map(() => null) }
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
  const ask = (at: StateConfig) => connection.simulateTransaction(transaction, { ...config, ...at })
  const { value, context } = await askForState(connection, 'simulateTransaction', ask, input)
  const units = value.unitsConsumed ?? 0
  return {
    units,
    slot: context.slot,
    error:
      value.err === null
        ? computeError(planned, units)
        : decodeFailure({
            err: value.err,
            logs: value.logs,
            message: transaction.message,
            loaded: loadedAddresses(transaction, planned),
          }),
    accounts: value.accounts ?? accounts.map(() => null),
  }
}

function loadedAddresses(
  { message }: VersionedTransaction,
  { lookupTables = [] }: PlannedTransaction,
): LoadedAddresses | undefined {
  const keys = message.getAccountKeys({ addressLookupTableAccounts: [...lookupTables] })
  return keys.accountKeysFromLookups
}

function sizeError(planned: PlannedTransaction): MintlineError | undefined {
  const size = transactionSize(planned)
  const context = { title: planned.title, size, limit: MAX_TRANSACTION_SIZE }
  if (size <= MAX_TRANSACTION_SIZE) return undefined
  return new SolanaClientError('TRANSACTION_TOO_LARGE', context)
}

function computeError(planned: PlannedTransaction, units: number): MintlineError | undefined {
  const { title, maxComputeUnits: limit } = planned
  if (units <= limit) return undefined
  return new SolanaClientError('COMPUTE_LIMIT_EXCEEDED', { title, units, limit })
}

/**
 * Compiles a planned transaction, not yet signed: a version 0 message if it uses lookup tables, otherwise a legacy one.
 */
export function compileTransaction(
  {
    instructions,
    payer,
    lookupTables = [],
  }: Pick<PlannedTransaction, 'instructions' | 'payer' | 'lookupTables'>,
  { blockhash, budget }: { blockhash: string; budget: ComputeBudget },
): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [...computeBudgetInstructions(budget), ...instructions],
  })
  return new VersionedTransaction(
    lookupTables.length > 0
      ? message.compileToV0Message([...lookupTables])
      : message.compileToLegacyMessage(),
  )
}
