import type { ContentId } from '../content/index.ts'
import type { StorageAccount } from './storageAccount.ts'

/** A file to store. */
export interface FileToStore {
  readonly name: string
  /** Media type: `image/png`. */
  readonly type: string
  readonly content: ContentId
  /** Opens the file anew. */
  read(): AsyncIterable<Uint8Array>
}

/** A part of an upload, sent in one go. */
export interface StoragePart {
  /** Name in the storage, derived from its content. */
  readonly id: string
  readonly bytes: number
  /** Returns true if the storage has it. */
  isThere(signal: AbortSignal): Promise<boolean>
  /**
   * Sends it. Idempotent: a part sent twice is stored once.
   *
   * @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, FILE_CHANGED
   */
  send(signal: AbortSignal): Promise<void>
}

/** Files with their addresses, which are known before anything is sent. */
export interface StoragePlan {
  readonly parts: readonly StoragePart[]
  /** Sent once all other parts are stored, so its presence proves theirs; undefined = no such part. */
  readonly last?: StoragePart | undefined
  /** Returns a file's address. */
  addressOf(name: string): string
}

/** Files in one folder. */
export interface FolderPlan extends StoragePlan {
  /** Folder address; ends with a slash. */
  readonly baseUri: string
}

/** A content-addressed storage, to which stored files are never sent again. */
export interface AssetStorage {
  /** Address for people and journals, without secrets: `s3://bucket/prefix`. */
  readonly place: string
  /** Concurrent uploads. */
  readonly concurrency: number
  /** Account that pays for uploads; undefined = not paid per upload. */
  readonly account?: StorageAccount | undefined
  /** Plans pictures, videos, audio files and 3D models, whose addresses may have any form. */
  planMedia(files: readonly FileToStore[]): Promise<StoragePlan>
  /** Plans documents, whose addresses differ only in their names. */
  planDocuments(files: readonly FileToStore[]): Promise<FolderPlan>
}
