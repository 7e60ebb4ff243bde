import { templateText } from '../metadata/templateText.ts'
import { type FileOrder, fileNumberOf } from './fileNumberOf.ts'

/** Files that a collection's owner has revealed. */
export interface RevealedFiles extends FileOrder {
  /** Metadata uri of every file; `{}` stands for the file's number. */
  readonly baseUri: string
}

/** An item as stored on chain. */
interface StoredItem {
  /** From 1. */
  readonly number: bigint
  /** Untrusted. */
  readonly uri: string
}

/** A collection's uri for items before and after the reveal. */
export interface ItemUris {
  /** Uri that mints give to items; `{}` stands for the item's number. */
  readonly placeholder: string
  /** Undefined = not revealed. */
  readonly files: RevealedFiles | undefined
}

/**
 * Returns the uri of an item's metadata: its file's, once the files are revealed. An item beyond the files keeps its own,
 * and so does one whose owner gave it another uri than the placeholder.
 */
export function shownItemUri(
  { number, uri }: StoredItem,
  { placeholder, files }: ItemUris,
): string {
  if (!files || uri !== templateText(placeholder, number)) return uri
  const file = fileNumberOf(number, files)
  return file === undefined ? uri : templateText(files.baseUri, file)
}
