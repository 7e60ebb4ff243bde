import { type Clock, inParallel, systemClock } from '@mintline/core'
import { type AllowlistProgress, progressReporter } from '@mintline/core/batches'
import type { StoragePart } from './assetStorage.ts'
import { patiently } from './patiently.ts'
import type { UploadPlan } from './planUpload.ts'

/** Progress of an upload; counts are parts. */
export type UploadProgress = AllowlistProgress

/** Options for sending an upload. */
export interface SendUploadOptions {
  /** Ends the upload at once; run it again to continue. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
  readonly clock?: Clock | undefined
}

/** Result of an upload. */
export interface UploadReport {
  /** Parts that were sent. */
  readonly sent: number
  /** Parts that the storage had already. */
  readonly skipped: number
  /** Bytes that were sent. */
  readonly bytes: number
  /** Documents with their addresses, by name. */
  readonly addresses: ReadonlyMap<string, string>
  /** Address of the folder of documents; ends with a slash. */
  readonly baseUri: string
}

/**
 * Sends what the storage lacks, a few parts at a time. Each part is written to the journal before it is sent, and once
 * it is stored. After a crash, the next plan asks the storage which of them arrived.
 *
 * @throws STORAGE_NOT_AVAILABLE after four attempts, STORAGE_REFUSED, STORED_OTHERWISE, FILE_CHANGED, JOURNAL_IN_USE, or
 * the reason of the signal.
 */
export async function sendUpload(
  { storage, journal, sets, skipped, bytes, addresses, baseUri }: UploadPlan,
  { signal, onProgress, clock = systemClock }: SendUploadOptions = {},
): Promise<UploadReport> {
  const total = skipped + sets.flat().length
  const report = progressReporter({ total, skipped, onProgress, clock })
  let done = 0
  let inFlight = 0
  const count = (change: () => void) => {
    change()
    report({ done, failed: 0, inFlight })
  }
  const send = async (part: StoragePart, either: AbortSignal) => {
    await journal.append([{ kind: 'sent', id: part.id }])
    count(() => {
      inFlight += 1
    })
    await patiently(() => part.send(either), { signal: either, clock })
    await journal.append([{ kind: 'outcome', id: part.id }])
    count(() => {
      inFlight -= 1
      done += 1
    })
  }
  for (const parts of sets) {
    await inParallel(parts, send, { concurrency: storage.concurrency, signal })
  }
  // Everything is there, so the storage alone knows enough.
  await journal.clear()
  return { sent: done, skipped, bytes, addresses, baseUri }
}
