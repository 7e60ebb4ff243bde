import { z } from 'zod'
import { pendingFiles } from './pendingFiles.ts'

const pending = z.object({
  signature: z.string(),
  /** Last block height at which it can land. */
  lastValidBlockHeight: z.int(),
  /** Display title. */
  title: z.string(),
  /** The signed bytes in base64, which land at most once when sent again. Undefined = it is not sent again. */
  wire: z.base64().optional(),
})

/** A transaction that was about to be sent when this was written. */
export type StoredTransaction = z.infer<typeof pending>

/** Opens the store for transactions with an unknown outcome, by signature. */
export function pendingTransactions(stateFolder: string) {
  return pendingFiles(stateFolder, pending, ({ signature }) => signature)
}

export type PendingTransactions = ReturnType<typeof pendingTransactions>
