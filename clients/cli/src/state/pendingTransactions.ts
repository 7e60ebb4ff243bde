import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fileNotReadable } from '../files/fileFailures.ts'
import { writePrivately } from './writePrivately.ts'

const SUFFIX = '.json'

const pending = z.object({
  signature: z.string(),
  /** Last block height at which it can land. */
  lastValidBlockHeight: z.int(),
  /** Display title. */
  title: z.string(),
  /** The signed bytes in base64, which land at most once when sent again. Undefined: it is not sent again. */
  wire: z.base64().optional(),
})

/** A transaction that was about to be sent when this was written. */
export type StoredTransaction = z.infer<typeof pending>

/**
 * Transactions with an unknown outcome, one file each: written before they are sent and removed when they have ended,
 * so that nothing is repeated after a crash.
 */
export function pendingTransactions(stateFolder: string) {
  const folder = join(stateFolder, 'pending')
  const pathOf = (signature: string) => join(folder, `${signature}${SUFFIX}`)
  return {
    /** @throws FILE_NOT_READABLE for an invalid file. */
    list: (): StoredTransaction[] => {
      if (!existsSync(folder)) return []
      const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX))
      return names.sort().map((name) => readPending(join(folder, name)))
    },
    add: (transaction: StoredTransaction): void =>
      writePrivately(pathOf(transaction.signature), JSON.stringify(transaction)),
    remove: (signature: string): void => rmSync(pathOf(signature), { force: true }),
  }
}

export type PendingTransactions = ReturnType<typeof pendingTransactions>

function readPending(path: string): StoredTransaction {
  try {
    return pending.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
