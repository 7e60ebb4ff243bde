import { type AskOptions, askNode, type MintlineError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { type Connection, PublicKey } from '@solana/web3.js'
import { computeUnitLimit, priorityFeeLamports } from '../transaction/computeBudget.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'
import { transactionSize } from '../transaction/transactionSize.ts'
import { type PriorityFeePolicy, priorityFeeFor } from './priorityFee.ts'
import { simulateTransaction } from './simulateTransaction.ts'

/** Lamports that the network takes for each signature. */
export const LAMPORTS_PER_SIGNATURE = 5_000n

/** How the lamports of an account would change. */
export interface BalanceChange {
  /** Base58. */
  readonly address: string
  /** Lamports now; 0 where there is no account. */
  readonly before: bigint
  /** Lamports afterwards, with all fees paid. */
  readonly after: bigint
}

/** What a transaction of a plan would cost and do. */
export type TransactionPreview = SimulatedPreview | DependentPreview

interface PreviewedCosts {
  /** What it does. */
  readonly title: string
  /** Bytes on the wire, of at most 1,232. */
  readonly sizeBytes: number
  /** Lamports for its signatures. */
  readonly networkFee: bigint
  /** Lamports for being taken early; what its units would cost at today's price. */
  readonly priorityFee: bigint
  /** Lamports that it locks as rent; negative where it returns some. */
  readonly rent: bigint
}

/** Of the first transaction of a plan: it was simulated on the present state. */
export interface SimulatedPreview extends PreviewedCosts {
  readonly dependsOnEarlier: false
  readonly computeUnits: number
  /** Why it would fail now, or is too large to be sent; undefined where neither is so. */
  readonly error: MintlineError | undefined
  /** Of its payer and the accounts asked for; empty where it would fail. */
  readonly balanceChanges: readonly BalanceChange[]
}

/**
 * Of a later transaction: what it does depends on those before it, which a node cannot simulate
 * together. Its size, fee and rent hold all the same; its priority fee is the most that it may be.
 */
export interface DependentPreview extends PreviewedCosts {
  readonly dependsOnEarlier: true
  readonly computeUnits: undefined
  readonly error: undefined
  readonly balanceChanges: readonly []
}

/** How to preview. */
export interface PreviewOptions extends AskOptions {
  /** Accounts whose balances are of interest besides that of the payer. Base58. */
  readonly accounts?: readonly string[] | undefined
  /** As when sending. */
  readonly priorityFee?: PriorityFeePolicy | undefined
}

/**
 * What each transaction of a plan would cost and do. Sends and signs nothing; the payer need not be
 * there, only its account.
 *
 * @throws INVALID_ADDRESS where an account is named that is no address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function previewPlan(
  connection: Connection,
  plan: Plan,
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
      // The simulation paid the network fee, and no priority fee.
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
    networkFee: LAMPORTS_PER_SIGNATURE * BigInt(signerCount(planned)),
    priorityFee: priorityFeeLamports({ unitLimit, microLamports }),
    rent,
  }
}

async function balancesOf(
  { connection, options }: PreviewInput,
  accounts: PublicKey[],
): Promise<bigint[]> {
  const infos = await askNode(
    'getMultipleAccounts',
    () => connection.getMultipleAccountsInfo(accounts, 'confirmed'),
    options,
  )
  return infos.map((info) => BigInt(info?.lamports ?? 0))
}

function signerCount({ payer, instructions }: PlannedTransaction): number {
  const signers = new Set([payer.toBase58()])
  for (const { pubkey, isSigner } of instructions.flatMap(({ keys }) => keys)) {
    if (isSigner) signers.add(pubkey.toBase58())
  }
  return signers.size
}
