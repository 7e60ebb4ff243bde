import { type Clock, isMintlineError } from '@mintline/core'
import { memoryJournal } from '@mintline/core/batches'
import {
  type AssetStorage,
  createDocument,
  type FileToStore,
  fileInMemory,
  type MetadataDocument,
  planUpload,
  sendUpload,
  type UploadRecord,
  type UploadScope,
} from '../../src/index.ts'

/** Documents for two items, with the pictures `1.png` and `2.png`. */
export const DOCUMENTS: ReadonlyMap<string, MetadataDocument> = new Map(
  ['1', '2'].map((number) => [
    `${number}.json`,
    createDocument({ name: `Dawn #${number}`, image: `${number}.png` }),
  ]),
)

/** Creates a picture file from bytes. */
export function fileOf(name: string, bytes: Uint8Array): Promise<FileToStore> {
  return fileInMemory({ name, type: 'image/png', bytes })
}

/** Skips waits, and lists them in milliseconds. */
export function patientClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = []
  return { waits, now: () => 0, sleep: async (milliseconds) => void waits.push(milliseconds) }
}

/** Plans an upload of pictures with their documents. */
export function planOf(
  storage: AssetStorage,
  media: readonly FileToStore[],
  clock: Clock = patientClock(),
) {
  const journal = memoryJournal<UploadScope, UploadRecord>({ place: storage.place })
  return planUpload({ storage, journal, media, documents: DOCUMENTS }, { clock })
}

/** Uploads pictures with their documents. */
export async function uploadTo(
  storage: AssetStorage,
  media: readonly FileToStore[],
  clock: Clock = patientClock(),
) {
  return sendUpload(await planOf(storage, media, clock), { clock })
}

/** Returns the code and message of the work's error. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  return isMintlineError(error) ? `${error.code}: ${error.message}` : error
}
