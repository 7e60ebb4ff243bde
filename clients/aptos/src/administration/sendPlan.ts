import { CoreError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { SendOptions, SentTransaction, TransactionEstimate } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AdministrationPlan } from './administrationPlan.ts'
import { fetchPayer, simulateCall } from './simulateCall.ts'

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
 * Sends a plan: simulates each transaction, has it signed, sends it and waits until it is executed. What was confirmed
 * before an error stays; a new plan from the settings of that moment has the rest.
 *
 * @returns Confirmed transactions in order; empty = there was nothing to send.
 * @throws WALLET_NOT_CONNECTED, WRONG_DROP_WALLET before anything is simulated.
 * @throws The errors of `simulateCall` before anything is signed, and those of `sendTransaction`.
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
    const payer = await fetchPayer(connection, wallet.address, options)
    const checked = await simulateCall(connection, { machine, call, payer }, options)
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

/**
 * Asserts that a wallet may send a plan.
 *
 * @param actual Address of the wallet.
 * @throws WRONG_DROP_WALLET
 */
export function assertMaySend({ sender }: AdministrationPlan, actual: string): void {
  const { role, address: expected } = sender
  if (actual !== expected)
    throw new AptosClientError('WRONG_DROP_WALLET', { role, expected, actual })
}
