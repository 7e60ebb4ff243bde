import type { SignedTransaction, TransactionStage } from '@mintline/solana'
import type { PendingTransactions } from '../state/pendingTransactions.ts'

/** A record of the transactions that a sender sends one after another. */
export interface TransactionLog {
  /** For the sender: awaited before a transaction goes out. */
  beforeSend(signed: SignedTransaction): void
  /** For the sender: every stage that a transaction comes to. */
  onStage(stage: string): void
  /** For when the sender is done, or has thrown: crosses out what never went out. */
  end(): void
}

const ENDED: ReadonlySet<string> = new Set<TransactionStage>(['confirmed', 'failed', 'expired'])

/**
 * Records transactions before they are sent, and removes each as soon as it has ended or is certain never
 * to go out: the next run looks up those that are left.
 *
 * @param how.isRepeatable Whether another run may send the same bytes again. False for a mint, which
 * nobody may want any more by then: it is only looked up.
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
      // One that the node refused has no signature any more, and still has ended.
      if (ENDED.has(stage)) crossOut()
    },
    end: () => {
      if (!isOut) crossOut()
    },
  }
}
