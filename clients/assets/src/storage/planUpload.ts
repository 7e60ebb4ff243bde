import { inParallel } from '@mintline/core/async'
import { ListError } from '@mintline/core/batches'
import { formatDocument, type MetadataDocument, withAddresses } from '../documents/index.ts'
import type { AssetStorage, FileToStore, StoragePart } from './assetStorage.ts'
import { fileInMemory } from './fileInMemory.ts'
import { retryUnavailable, type StorageRetryOptions } from './retryUnavailable.ts'
import type { StorageQuote } from './storageAccount.ts'
import { openParts, type UploadJournal } from './uploadJournal.ts'

/** Files and documents to upload. */
export interface UploadInput {
  readonly storage: AssetStorage
  /** This storage's journal. */
  readonly journal: UploadJournal
  /** Pictures, videos, audio files and 3D models. */
  readonly media: readonly FileToStore[]
  /** Documents by name, which refer to media by name. */
  readonly documents: ReadonlyMap<string, MetadataDocument>
  /** Documents of other kinds, such as a list's, stored beside those. Default: none. */
  readonly files?: readonly FileToStore[] | undefined
}

/** An upload before anything is sent. */
export interface UploadPlan {
  readonly storage: AssetStorage
  readonly journal: UploadJournal
  /** Parts to send, in sets sent one after another: documents come after the media that they name. */
  readonly sets: readonly (readonly StoragePart[])[]
  /** Parts that the storage already has. */
  readonly skipped: number
  /** Skipped parts that an interrupted run had sent without seeing them arrive. */
  readonly recovered: number
  /** Bytes to send. */
  readonly bytes: number
  /** Cost of sending them; undefined = not paid per upload, or nothing to send. */
  readonly quote: StorageQuote | undefined
  /** Document addresses by name. */
  readonly addresses: ReadonlyMap<string, string>
  /** Address of the document folder; ends with a slash. */
  readonly baseUri: string
}

/**
 * Computes all addresses, and asks the storage what it lacks. Sends nothing.
 *
 * @throws JOURNAL_OF_ANOTHER_LIST, STORAGE_NOT_AVAILABLE after four attempts, STORAGE_REFUSED, errors from reading
 * the files, or the signal's reason.
 */
export async function planUpload(
  { storage, journal, media, documents, files = [] }: UploadInput,
  { signal, clock }: StorageRetryOptions = {},
): Promise<UploadPlan> {
  const { place, concurrency } = storage
  if (journal.scope.place !== place) {
    const context = { expected: { place }, actual: journal.scope }
    throw new ListError('JOURNAL_OF_ANOTHER_LIST', context)
  }
  const ofMedia = await storage.planMedia(media)
  const stored = await inParallel(
    [...documents],
    ([name, document]) => documentFile(name, withAddresses(document, ofMedia.addressOf)),
    { concurrency, signal },
  )
  const ofDocuments = await storage.planDocuments([...stored, ...files])
  const plans = [ofMedia, ofDocuments]
  const sets = plans.flatMap(({ parts, last }) => (last ? [parts, [last]] : [parts]))
  const open = new Set(openParts(await journal.load()))
  const there = new Set<StoragePart>()
  const ask = async (part: StoragePart, either: AbortSignal) => {
    const isThere = await retryUnavailable(() => part.isThere(either), { signal: either, clock })
    if (isThere) there.add(part)
  }
  for (const { parts, last } of plans) {
    await inParallel(last ? [last] : [], ask, { concurrency, signal })
    if (last && there.has(last)) for (const part of parts) there.add(part)
    else await inParallel(parts, ask, { concurrency, signal })
  }
  const left = sets.map((parts) => parts.filter((part) => !there.has(part)))
  const { account } = storage
  const sizes = left.flat().map(({ bytes }) => bytes)
  const quote =
    account && sizes.length > 0
      ? await retryUnavailable(() => account.quote(sizes, signal), { signal, clock })
      : undefined
  return {
    storage,
    journal,
    sets: left,
    skipped: there.size,
    recovered: [...there].filter(({ id }) => open.has(id)).length,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    quote,
    addresses: new Map([...documents.keys()].map((name) => [name, ofDocuments.addressOf(name)])),
    baseUri: ofDocuments.baseUri,
  }
}

function documentFile(name: string, document: MetadataDocument): Promise<FileToStore> {
  const bytes = new TextEncoder().encode(formatDocument(document))
  return fileInMemory({ name, type: 'application/json', bytes })
}
