import { systemClock } from '@mintline/core/async'
import { CoreError } from '@mintline/core/errors'
import type { PlannedTransaction } from '../transaction/plan.ts'
import { deliver } from './deliver.ts'
import type { TransactionOutcome, TransactionStage } from './outcome.ts'
import { OutcomeWatcher } from './outcomeWatcher.ts'
import { prepareTransaction } from './prepareTransaction.ts'
import type { SendOptions, SignedTransaction } from './sendOptions.ts'
import { signPrepared } from './signPrepared.ts'
import type { SendSession } from './wallet.ts'

/**
 * Simulates, signs and sends one transaction, and waits for its outcome.
 *
 * A transaction that fails in simulation is never signed. The signed one is sent with preflight, every 6 seconds, and
 * polled every 5; it is never given up while it could still land. Node failures are waited out: before the first send
 * for 15 seconds, after it as long as it takes.
 *
 * ```ts
 * const session = { connection: createConnection(url), wallet: keypairWallet(keypair) }
 * const outcome = await sendTransaction(session, planned)
 * if (outcome.status === 'failed') console.log(outcome.error.message)
 * ```
 *
 * @throws The signal's reason, if it aborts before the first send.
 * @throws PAYER_MISMATCH, TRANSACTION_REJECTED, WALLET_ANSWER_INVALID, TRANSACTION_CHANGED and other wallet errors:
 * nothing was sent.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED before the first send: nothing was sent.
 */
export async function sendTransaction(
  session: SendSession,
  planned: PlannedTransaction,
  options: SendOptions = {},
): Promise<TransactionOutcome> {
  const { title } = planned
  const report = (stage: TransactionStage, signature?: string) =>
    options.onStage?.({ stage, title, signature })
  const signed = await signedOrFailed(session, planned, { options, report })
  if ('status' in signed) {
    report(signed.status, signed.signature)
    return signed
  }
  report('sent', signed.signature)
  const outcome = await deliverAlone(session, signed, options)
  report(outcome.status, outcome.signature)
  return outcome
}

async function signedOrFailed(
  session: SendSession,
  planned: PlannedTransaction,
  {
    options,
    report,
  }: { options: SendOptions; report: (stage: TransactionStage, signature?: string) => void },
): Promise<SignedTransaction | Extract<TransactionOutcome, { status: 'failed' }>> {
  const { connection } = session
  const { priorityFee, signal } = options
  const ask = { ...options, onNodeFailure: options.onNodeFailure?.bind(options) }
  signal?.throwIfAborted()
  report('building')
  report('simulating')
  const prepared = await prepareTransaction({ ...ask, connection, planned, priorityFee })
  if (prepared.status === 'failed') return prepared
  signal?.throwIfAborted()
  report('signing')
  const [signed] = await signPrepared(session, [prepared], ask)
  if (signed === undefined)
    throw new CoreError('WALLET_ANSWER_INVALID', { method: 'signTransaction' })
  signal?.throwIfAborted()
  await options.beforeSend?.(signed)
  signal?.throwIfAborted()
  return signed
}

function deliverAlone(
  { connection }: SendSession,
  signed: SignedTransaction,
  options: SendOptions,
): Promise<TransactionOutcome> {
  const { subscribe, clock = systemClock } = options
  const onNodeFailure = options.onNodeFailure?.bind(options)
  const watcher = new OutcomeWatcher({ connection, subscribe, onNodeFailure, clock })
  return deliver({ connection, watcher, signed, onNodeFailure, clock })
}
