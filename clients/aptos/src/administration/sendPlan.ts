import { CoreError } from '@mintline/core/errors'
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

/** Progress while a plan is sent. */
export interface PlanProgress {
  readonly stage: 'checking' | 'sending' | 'confirming' | 'confirmed'
  /** Transaction index, from 0. */
  readonly transaction: number
  /** Transaction count. */
  readonly transactions: number
  /** Simulated gas and cost for this transaction; undefined = not simulated yet. */
  readonly estimate: TransactionEstimate | undefined
  /** This transaction's hash; undefined = not sent yet. */
  readonly hash: string | undefined
}

/** Options for sending a plan. */
export interface SendPlanOptions extends Omit<SendOptions, 'onSent'> {
  /** Called at each step of each transaction, in order. */
  onProgress?(progress: PlanProgress): void
}

/**
 * Sends a plan: simulates, signs and sends each transaction, then waits until it is executed. After an error, confirmed
 * transactions stay; plan again from fresh settings to send the rest.
 *
 * @returns Confirmed transactions in order; empty = there was nothing to send.
 * @throws WALLET_NOT_CONNECTED, WRONG_DROP_WALLET before anything is simulated.
 * @throws The same errors as `simulateCall`, before anything is signed, and as `sendTransaction`.
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
 * @param actual The wallet's address.
 * @throws WRONG_DROP_WALLET
 */
export function assertMaySend({ sender }: AdministrationPlan, actual: string): void {
  const { role, address: expected } = sender
  if (actual !== expected)
    throw new AptosClientError('WRONG_DROP_WALLET', { role, expected, actual })
}
