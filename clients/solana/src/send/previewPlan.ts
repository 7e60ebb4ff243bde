import type { MintlineError } from '@mintline/core/errors'
import { solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { type Connection, PublicKey } from '@solana/web3.js'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { computeUnitLimit } from '../transaction/computeBudget.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'
import { LAMPORTS_PER_SIGNATURE, priorityFeeLamports } from '../transaction/priorityFeeLamports.ts'
import { transactionSize } from '../transaction/transactionSize.ts'
import { type PriorityFeePolicy, priorityFeeFor } from './priorityFee.ts'
import { simulateTransaction } from './simulateTransaction.ts'

/** How an account's balance changes. */
export interface BalanceChange {
  /** Base58. */
  readonly address: string
  /** Lamports now; 0 if there is no account. */
  readonly before: bigint
  /** Lamports afterwards, with all fees paid. */
  readonly after: bigint
}

/** A planned transaction's costs and effects. */
export type TransactionPreview = SimulatedPreview | DependentPreview

interface PreviewedCosts {
  /** The transaction's title. */
  readonly title: string
  /** Size in bytes, at most 1,232. */
  readonly sizeBytes: number
  /** Network fee in lamports, for all signatures. */
  readonly networkFee: bigint
  /** Priority fee in lamports, at the present compute unit price. */
  readonly priorityFee: bigint
  /** Rent that it locks, in lamports; negative if it returns some. */
  readonly rent: bigint
}

/** A plan's first transaction, simulated on the present state. */
export interface SimulatedPreview extends PreviewedCosts {
  readonly dependsOnEarlier: false
  readonly computeUnits: number
  /** Why it would fail now, or is too large to send; undefined if neither applies. */
  readonly error: MintlineError | undefined
  /** For the payer and the requested accounts; empty if it would fail. */
  readonly balanceChanges: readonly BalanceChange[]
}

/**
 * A later transaction, whose effects depend on those before it, which a node cannot simulate together. Its size, fee
 * and rent are exact; its priority fee is the maximum.
 */
export interface DependentPreview extends PreviewedCosts {
  readonly dependsOnEarlier: true
  readonly computeUnits: undefined
  readonly error: undefined
  readonly balanceChanges: readonly []
}

/** Options for a preview. */
export interface PreviewOptions extends AskOptions {
  /** Accounts whose balances to report besides the payer's, in base58. */
  readonly accounts?: readonly string[] | undefined
  /** As for sending. */
  readonly priorityFee?: PriorityFeePolicy | undefined
}

/**
 * Previews each transaction's costs and effects. Sends and signs nothing; the payer's account must exist, but its
 * wallet need not be connected.
 *
 * @throws INVALID_ADDRESS for an invalid address in `accounts`.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function previewPlan(
  connection: Connection,
  plan: Pick<Plan, 'transactions'>,
  options: PreviewOptions = {},
): Promise<readonly TransactionPreview[]> {
  const previews: TransactionPreview[] = []
  for (const [index, planned] of plan.transactions.entries()) {
    const input = { connection, planned, options }
    previews.push(index === 0 ? await previewFirst(input) : await previewLater(input))
  }
  return previews
}

interface PreviewInput {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  readonly options: PreviewOptions
}

async function previewFirst(input: PreviewInput): Promise<SimulatedPreview> {
  const { connection, planned, options } = input
  const named = (options.accounts ?? []).map((address) => new PublicKey(solanaAddress(address)))
  const accounts = [planned.payer, ...named.filter((account) => !account.equals(planned.payer))]
  const before = await balancesOf(input, accounts)
  const simulated = await simulateTransaction({ ...options, connection, planned, accounts })
  const costs = await costsOf(input, simulated.units)
  const { error, units } = simulated
  const balanceChanges = accounts.map((account, index) => {
    const after = BigInt(simulated.accounts[index]?.lamports ?? 0)
    const priority = account.equals(planned.payer) ? costs.priorityFee : 0n
    return {
      address: account.toBase58(),
      before: before[index] ?? 0n,
      // The simulation paid the network fee, but no priority fee.
      after: after - priority,
    }
  })
  return {
    ...costs,
    dependsOnEarlier: false,
    computeUnits: units,
    error,
    balanceChanges: error ? [] : balanceChanges,
  }
}

async function previewLater(input: PreviewInput): Promise<DependentPreview> {
  return {
    ...(await costsOf(input, input.planned.maxComputeUnits)),
    dependsOnEarlier: true,
    computeUnits: undefined,
    error: undefined,
    balanceChanges: [],
  }
}

async function costsOf(
  { connection, planned, options }: PreviewInput,
  units: number,
): Promise<PreviewedCosts> {
  const { title, rent, maxComputeUnits } = planned
  const policy = options.priorityFee
  const microLamports = await priorityFeeFor({ ...options, connection, planned, policy })
  const unitLimit = computeUnitLimit(units, maxComputeUnits)
  return {
    title,
    sizeBytes: transactionSize(planned),
    networkFee: networkFeeOf(planned),
    priorityFee: priorityFeeLamports({ unitLimit, microLamports }),
    rent,
  }
}

async function balancesOf(
  { connection, options }: PreviewInput,
  accounts: PublicKey[],
): Promise<bigint[]> {
  const ask = (at: StateConfig) =>
    connection.getMultipleAccountsInfo(accounts, { commitment: 'confirmed', ...at })
  const infos = await askForState(connection, 'getMultipleAccounts', ask, options)
  return infos.map((info) => BigInt(info?.lamports ?? 0))
}

/** Returns a plan's rent and network fees in lamports, without priority fees. */
export function planCost({ transactions }: Pick<Plan, 'transactions'>): bigint {
  return transactions.reduce((sum, planned) => sum + planned.rent + networkFeeOf(planned), 0n)
}

function networkFeeOf(planned: PlannedTransaction): bigint {
  return LAMPORTS_PER_SIGNATURE * BigInt(signerCount(planned))
}

function signerCount({ payer, instructions }: PlannedTransaction): number {
  const signers = new Set([payer.toBase58()])
  for (const { pubkey, isSigner } of instructions.flatMap(({ keys }) => keys)) {
    if (isSigner) signers.add(pubkey.toBase58())
  }
  return signers.size
}
