import { z } from 'zod'
import { pendingFiles } from './pendingFiles.ts'

const pending = z.object({
  hash: z.string(),
  /** Display title. */
  title: z.string(),
  /** The contract that it creates, whose address is to be recorded. */
  creates: z.enum(['drop', 'implementation']).optional(),
  /** The signed bytes in hex, which land at most once when sent again. Undefined = it is only looked up. */
  serialized: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)]).optional(),
})

/** A transaction that was about to be sent when this was written. */
export type PendingCall = z.infer<typeof pending>

/** Opens the store for transactions with an unknown outcome, by hash, on chains whose drops are changed by calls. */
export function pendingCalls(stateFolder: string) {
  return pendingFiles(stateFolder, pending, ({ hash }) => hash)
}
