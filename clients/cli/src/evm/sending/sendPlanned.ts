import { isMintlineError } from '@mintline/core'
import { type SendOptions, sendTransaction } from '@mintline/evm'
import type { TransactionReceipt } from 'viem'
import type { PendingEvm } from '../state/pendingEvm.ts'
import { createdAddress } from './createdAddress.ts'
import type { EvmPlan, PlannedTransaction } from './evmPlan.ts'
import { hasEnded } from './hasEnded.ts'
import type { EvmSession } from './openEvmSession.ts'

/** A confirmed transaction. */
export interface SentEvmTransaction {
  readonly title: string
  readonly hash: string
  readonly blockNumber: bigint
  /** Paid for gas, in base units of the native coin. */
  readonly fee: bigint
}

/** Sends the transactions of a plan one after another. Throws the error of the first that is not confirmed. */
export async function sendPlanned(
  session: EvmSession,
  { transactions }: Pick<EvmPlan, 'transactions'>,
): Promise<SentEvmTransaction[]> {
  const sent: SentEvmTransaction[] = []
  for (const planned of transactions) {
    session.context.throwIfInterrupted()
    sent.push(await sendOne(session, planned))
  }
  return sent
}

async function sendOne(
  session: EvmSession,
  { title, transaction, creates }: PlannedTransaction,
): Promise<SentEvmTransaction> {
  const { chain, wallet, created } = session
  const { network, connection } = chain
  const input = { wallet, transaction, network }
  const { hash, receipt } = await recorded(session, { title, creates }, async (options) => {
    const sent = await sendTransaction(connection, input, options)
    if (creates) created.record(creates, createdAddress(creates, sent.receipt))
    return sent
  })
  return { title, hash, blockNumber: receipt.blockNumber, fee: feeOf(receipt) }
}

/** A transaction to record. */
interface Recorded extends Pick<PendingEvm, 'title' | 'creates'> {
  /** True if another run may send the same bytes again. Default: true. */
  readonly isRepeatable?: boolean
}

/** Options by which a sender reports its transactions. */
type RecordingOptions = Required<Pick<SendOptions, 'beforeSend' | 'onSent' | 'signal'>> &
  Pick<SendOptions, 'onNodeFailure'>

/**
 * Records transactions before they are sent. Where `send` fails, those that may still land stay recorded for the next
 * run.
 *
 * @param send Sends them one after another.
 */
export async function recorded<Result>(
  { pending, context }: EvmSession,
  { title, creates, isRepeatable = true }: Recorded,
  send: (options: RecordingOptions) => Promise<Result>,
): Promise<Result> {
  const { output, signal } = context
  const open = new Set<string>()
  let isOut = false
  const crossOut = () => {
    for (const hash of open) pending.remove(hash)
  }
  try {
    const result = await send({
      signal,
      beforeSend: ({ hash, serialized }) => {
        pending.add({ hash, title, creates, ...(isRepeatable && { serialized }) })
        open.add(hash)
        isOut = false
      },
      onSent: (hash) => {
        isOut = true
        output.info(`  ${title}: ${hash}`)
        if (open.has(hash)) return
        // Of a wallet that sends by itself, or at another price.
        pending.add({ hash, title, creates })
        open.add(hash)
      },
      onNodeFailure: (error) => output.detail(error.message),
    })
    crossOut()
    return result
  } catch (error) {
    if (!isOut || (isMintlineError(error) && hasEnded(error))) crossOut()
    throw error
  }
}

/** Base units of the native coin that a transaction has paid for gas. */
export function feeOf({ gasUsed, effectiveGasPrice }: TransactionReceipt): bigint {
  return gasUsed * effectiveGasPrice
}
