import type { SignedTransaction, TransactionStage } from '@mintline/solana'
import type { PendingTransactions } from '../state/pendingTransactions.ts'

/** Records transactions that are sent one after another. */
export interface TransactionLog {
  /** For the sender: awaited before a transaction is sent. */
  beforeSend(signed: SignedTransaction): void
  /** For the sender: called for every stage in a transaction. */
  onStage(stage: string): void
  /** Called when the sender is done, or has thrown: removes unsent transactions. */
  end(): void
}

const ENDED: ReadonlySet<string> = new Set<TransactionStage>(['confirmed', 'failed', 'expired'])

/**
 * Records transactions before they are sent, and removes each as soon as it has ended or is certain not to be sent: the
 * next run looks up the remaining ones.
 *
 * @param how.isRepeatable True if another run may send the same bytes again. False for a mint, which may no longer be
 * wanted by then: it is only looked up.
 */
export function transactionLog(
  pending: PendingTransactions,
  how: { readonly title: () => string; readonly isRepeatable: boolean },
): TransactionLog {
  let open: string | undefined
  let isOut = false
  const crossOut = () => {
    if (open !== undefined) pending.remove(open)
    open = undefined
  }
  return {
    beforeSend: ({ signature, lastValidBlockHeight, wire }) => {
      pending.add({
        signature,
        lastValidBlockHeight,
        title: how.title(),
        ...(how.isRepeatable && { wire: Buffer.from(wire).toString('base64') }),
      })
      open = signature
      isOut = false
    },
    onStage: (stage) => {
      if (stage === 'sent') isOut = true
      // A transaction refused by the node has no signature any more, but has ended.
      if (ENDED.has(stage)) crossOut()
    },
    end: () => {
      if (!isOut) crossOut()
    },
  }
}
