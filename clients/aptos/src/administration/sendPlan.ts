import { type AskOptions, CoreError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { entryPayload } from '../drop/entryPayload.ts'
import type { Machine } from '../drop/machine.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { estimateTransaction } from '../send/estimateTransaction.ts'
import { fetchBalance } from '../send/fetchBalance.ts'
import type {
  SendOptions,
  SentTransaction,
  TransactionEstimate,
  TransactionInput,
} from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AdministrationCall, AdministrationPlan } from './administrationPlan.ts'

/** A plan and the wallet that sends it. */
export interface SendPlanInput {
  readonly plan: AdministrationPlan
  /** Undefined = none is connected. */
  readonly wallet: SigningWallet | undefined
}

/** Progress of a plan. */
export interface PlanProgress {
  readonly stage: 'checking' | 'sending' | 'confirming' | 'confirmed'
  /** Position of the transaction, from 0. */
  readonly transaction: number
  /** Number of transactions. */
  readonly transactions: number
  /** Gas and cost from the simulation of this transaction; undefined = not simulated yet. */
  readonly estimate: TransactionEstimate | undefined
  /** Hash of this transaction; undefined = not sent yet. */
  readonly hash: string | undefined
}

/** Options for sending a plan. */
export interface SendPlanOptions extends Omit<SendOptions, 'onSent'> {
  /** Called at each step of each transaction, in order. */
  onProgress?(progress: PlanProgress): void
}

/**
 * Simulates the first transaction of a plan, whose gas and cost it tells. Later transactions build on the ones before
 * them, so each is simulated when those are confirmed.
 *
 * @returns Undefined = there is nothing to send.
 * @throws MODULE_ABORTED, EXECUTION_FAILED where the drop machine refuses it.
 * @throws FUNDS_TOO_LOW, GAS_EXHAUSTED where the wallet cannot pay it.
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function previewPlan(
  connection: AptosConnection,
  { machine, sender, calls }: AdministrationPlan,
  options: AskOptions = {},
): Promise<TransactionEstimate | undefined> {
  const [call] = calls
  if (!call) return undefined
  const { estimate } = await simulate(
    connection,
    { machine, call, wallet: sender.address },
    options,
  )
  return estimate
}

/**
 * Sends a plan: simulates each transaction, has it signed, sends it and waits until it is executed. What was confirmed
 * before an error stays; a new plan from the settings of that moment has the rest.
 *
 * @returns Confirmed transactions in order; empty = there was nothing to send.
 * @throws WALLET_NOT_CONNECTED, WRONG_DROP_WALLET before anything is simulated.
 * @throws The errors of `previewPlan` before anything is signed, and those of `sendTransaction`.
 */
export async function sendPlan(
  connection: AptosConnection,
  { plan, wallet }: SendPlanInput,
  options: SendPlanOptions = {},
): Promise<SentTransaction[]> {
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  assertMaySend(plan, wallet.address)
  const { onProgress, ...sending } = options
  const { machine, calls } = plan
  const sent: SentTransaction[] = []
  for (const [transaction, call] of calls.entries()) {
    const progress = { transaction, transactions: calls.length }
    let hash: string | undefined
    let estimate: TransactionEstimate | undefined
    const tell = (stage: PlanProgress['stage']) =>
      onProgress?.({ ...progress, stage, estimate, hash })
    tell('checking')
    const checked = await simulate(connection, { machine, call, wallet: wallet.address }, options)
    estimate = checked.estimate
    tell('sending')
    const confirmed = await sendTransaction(
      connection,
      { ...checked, wallet },
      {
        ...sending,
        onSent: (sentHash) => {
          hash = sentHash
          tell('confirming')
        },
      },
    )
    sent.push(confirmed)
    tell('confirmed')
  }
  return sent
}

interface SimulatedCall {
  readonly machine: Machine
  readonly call: AdministrationCall
  /** Address. */
  readonly wallet: string
}

async function simulate(
  connection: AptosConnection,
  { machine, call, wallet }: SimulatedCall,
  options: AskOptions,
): Promise<TransactionInput & { readonly estimate: TransactionEstimate }> {
  const [ledger, balance] = await Promise.all([
    fetchLedger(connection, options),
    fetchBalance(connection, wallet, options),
  ])
  const payload = entryPayload(machine, machine.functions[call.name], call.arguments)
  const transaction = { payload, ledger, publisher: machine.publisher }
  const input = { ...transaction, wallet, maxFee: balance }
  return { ...transaction, estimate: await estimateTransaction(connection, input, options) }
}

function assertMaySend({ sender }: AdministrationPlan, actual: string): void {
  const { role, address: expected } = sender
  if (actual !== expected)
    throw new AptosClientError('WRONG_DROP_WALLET', { role, expected, actual })
}
