import { sendTransaction } from '@mintline/evm'
import type { TransactionReceipt } from 'viem'
import { recorded } from '../../plans/recorded.ts'
import { createdAddress } from './createdAddress.ts'
import type { PlannedTransaction } from './evmPlan.ts'
import type { EvmSession } from './openEvmSession.ts'

/** A confirmed transaction. */
export interface SentEvmTransaction {
  readonly title: string
  readonly hash: string
  readonly blockNumber: bigint
  /** Gas cost in the native coin's base units. */
  readonly fee: bigint
}

/** Sends a plan's transactions one after another. Throws the error of the first that is not confirmed. */
export async function sendPlanned(
  session: EvmSession,
  transactions: readonly PlannedTransaction[],
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

/** Returns a transaction's gas cost in the native coin's base units. */
export function feeOf({ gasUsed, effectiveGasPrice }: TransactionReceipt): bigint {
  return gasUsed * effectiveGasPrice
}
