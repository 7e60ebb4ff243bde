import { isMintlineError, type RetryPolicy, retry, withoutFullStop } from '@mintline/core'
import type { Transaction } from 'kysely'
import { isDatabaseAway } from '../database/pools/losses.ts'
import type { DB } from '../database/tables.ts'
import type { MetadataReader } from './fetch/metadataReader.ts'
import type { Failure, MetadataRecords, Writer } from './records/record.ts'

/** Retry policy for an address that may answer later. */
export interface TryPolicy {
  /** Total number of tries. */
  readonly tries: number
  /** Milliseconds until the second try; each later delay is four times as long. */
  readonly delay: number
}

/** Waits half a minute, two minutes, eight minutes and half an hour between tries. */
export const TRY_POLICY: TryPolicy = { tries: 5, delay: 30_000 }

const GROWTH = 4

/** Retries for writing what was fetched: all of them fit into a claim. */
const WRITE_POLICY: RetryPolicy = { retries: 2, delay: 500 }

/** Services for fetching metadata. */
export interface MetadataServices {
  readonly writer: Writer
  readonly reader: MetadataReader
  readonly policy?: TryPolicy
}

/**
 * Fetches due metadata, and writes it or the reason for failing. The entity itself does not change; after a failure,
 * its known metadata stays.
 *
 * @throws The signal's reason, and database errors.
 */
export async function refreshMetadata<Document>(
  { writer, reader, policy = TRY_POLICY }: MetadataServices,
  records: MetadataRecords<Document>,
  key: Buffer,
  signal?: AbortSignal,
): Promise<void> {
  const claim = await records.claim(writer, key)
  if (claim === undefined) return
  const { uri, tries } = claim
  const fetched = await fetchDocument(reader, records, { uri, key, signal })
  const write = async (transaction: Transaction<DB>) => {
    if ('document' in fetched) {
      await records.store(transaction, { key, ...fetched })
      return
    }
    const { reason, isTransient } = fetched
    const isOver = !isTransient || tries >= policy.tries
    const nextTry = isOver ? undefined : new Date(Date.now() + policy.delay * GROWTH ** (tries - 1))
    const failure: Failure = { reason, nextTry }
    const isNoted = await records.fail(transaction, { key, uri, failure })
    if (isNoted && nextTry) await records.queue(transaction, key, nextTry)
  }
  // Otherwise it would be fetched again once the claim expires. A write that has begun is completed, whatever the
  // signal.
  await retry(() => writer.transaction().execute(write), {
    ...WRITE_POLICY,
    isRetryable: (error) => !signal?.aborted && isDatabaseAway(error),
  })
}

type Fetched<Document> =
  | { readonly uri: string; readonly document: Document }
  | { readonly reason: string; readonly isTransient: boolean }

async function fetchDocument<Document>(
  reader: MetadataReader,
  { parse }: MetadataRecords<Document>,
  { uri, key, signal }: { uri: string | null; key: Buffer; signal: AbortSignal | undefined },
): Promise<Fetched<Document>> {
  if (uri === null || uri === '') {
    return { reason: 'The chain gives no address of metadata', isTransient: false }
  }
  const reading = await reader.read(uri, signal)
  if ('failure' in reading) return { reason: reading.failure, isTransient: reading.isTransient }
  try {
    return { uri, document: parse(reading.content, { uri, key, gateway: reader.gateway }) }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { reason: withoutFullStop(error.message), isTransient: false }
  }
}
