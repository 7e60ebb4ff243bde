import { type Clock, inParallel, systemClock } from '@mintline/core/async'
import { type AllowlistProgress, progressReporter } from '@mintline/core/batches'
import type { StoragePart } from './assetStorage.ts'
import type { UploadPlan } from './planUpload.ts'
import { retryUnavailable } from './retryUnavailable.ts'

/** Upload progress; counts are parts. */
export type UploadProgress = AllowlistProgress

/** Options for sending an upload. */
export interface SendUploadOptions {
  /** Stops the upload at once; run it again to resume. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
  readonly clock?: Clock | undefined
}

/** Upload result. */
export interface UploadReport {
  /** Sent parts. */
  readonly sent: number
  /** Parts that the storage already had. */
  readonly skipped: number
  /** Sent bytes. */
  readonly bytes: number
  /** Document addresses by name. */
  readonly addresses: ReadonlyMap<string, string>
  /** Address of the document folder; ends with a slash. */
  readonly baseUri: string
}

/**
 * Sends what the storage lacks, a few parts at a time. Journals each part before it is sent, and once it is stored.
 * After a crash, the next plan asks the storage which parts arrived.
 *
 * @throws STORAGE_NOT_AVAILABLE after four attempts, STORAGE_REFUSED, STORED_OTHERWISE, FILE_CHANGED, JOURNAL_IN_USE,
 * or the signal's reason.
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
    await retryUnavailable(() => part.send(either), { signal: either, clock })
    await journal.append([{ kind: 'outcome', id: part.id }])
    count(() => {
      inFlight -= 1
      done += 1
    })
  }
  for (const parts of sets) {
    await inParallel(parts, send, { concurrency: storage.concurrency, signal })
  }
  // Everything is stored, so the storage alone knows enough.
  await journal.clear()
  return { sent: done, skipped, bytes, addresses, baseUri }
}
