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

/** Piece of an upload that is sent at once. */
export interface StoragePart {
  /** Name of the part in the storage, which follows from its content. */
  readonly id: string
  readonly bytes: number
  /** True if the storage has it. */
  isThere(signal: AbortSignal): Promise<boolean>
  /**
   * Sends it. A part that is sent twice is there once.
   *
   * @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, FILE_CHANGED
   */
  send(signal: AbortSignal): Promise<void>
}

/** Files with their addresses, which are known before anything is sent. */
export interface StoragePlan {
  readonly parts: readonly StoragePart[]
  /** Sent once all parts are there, so that all are there where it is; undefined = there is no such part. */
  readonly last?: StoragePart | undefined
  /** Address of a file. */
  addressOf(name: string): string
}

/** Files in one folder. */
export interface FolderPlan extends StoragePlan {
  /** Address of the folder; ends with a slash. */
  readonly baseUri: string
}

/** A place that stores files by their content, so that what is there is never sent again. */
export interface AssetStorage {
  /** Address for people and journals, without secrets: `s3://bucket/prefix`. */
  readonly place: string
  /** Parts that are sent at the same time. */
  readonly concurrency: number
  /** Account that pays for uploads; undefined = uploads are not paid one by one. */
  readonly account?: StorageAccount | undefined
  /** Plans pictures, videos, audio files and 3D models, whose addresses may have any form. */
  planMedia(files: readonly FileToStore[]): Promise<StoragePlan>
  /** Plans documents, whose addresses differ in their names alone. */
  planDocuments(files: readonly FileToStore[]): Promise<FolderPlan>
}
