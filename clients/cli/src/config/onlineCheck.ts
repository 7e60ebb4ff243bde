import { isMintlineError, parseItemMetadata, readResource, templateText } from '@mintline/core'
import type { BaseContext } from '../runtime/baseContext.ts'

/** Most bytes of a picture to read: 32 MiB. Larger ones are there, and are not compared. */
const MAX_PICTURE_BYTES = 33_554_432
const NOT_FOUND = 404

/** Options of a check. */
export interface OnlineOption {
  /** True to read what the config names from outside. */
  readonly online: boolean
}

/** Addresses of documents and pictures of a drop. */
export interface DropDocuments {
  /** Document of the collection. */
  readonly collection: string
  /** Documents of items, the first ones of them; empty where items have none of their own. */
  readonly items: readonly string[]
  /** Pictures that the config names itself. */
  readonly pictures: readonly string[]
}

/** Warns before real money of a document of the collection or of an item, or of a picture, that cannot be shown. */
export async function warnOfMissing(
  { output, signal }: Pick<BaseContext, 'output' | 'signal'>,
  { isMainnet }: { readonly isMainnet: boolean },
  documents: DropDocuments,
): Promise<void> {
  if (!isMainnet) return
  for (const warning of await onlineWarnings(documents, { items: 1, signal })) output.warn(warning)
}

/** Addresses of a drop whose items have documents by a template. */
export function templateDocuments({
  collectionUri,
  itemBaseUri,
}: {
  readonly collectionUri: string
  readonly itemBaseUri: string
}): DropDocuments {
  const items = [1, 2].map((number) => templateText(itemBaseUri, number))
  return { collection: collectionUri, items, pictures: [] }
}

/** Content at an address; undefined = none was read. */
interface Found {
  readonly uri: string
  readonly content: Uint8Array | undefined
  /** One sentence about what is wrong with it; undefined = nothing. */
  readonly warning: string | undefined
}

/**
 * Reads documents and pictures of a drop as a marketplace would, and says in a sentence each what is missing, cannot be
 * shown, or is the same for two items.
 *
 * @param items Items to read; 0 = none.
 */
export async function onlineWarnings(
  documents: DropDocuments,
  { items, signal }: { readonly items: number; readonly signal: AbortSignal },
): Promise<string[]> {
  const addresses = [documents.collection, ...documents.items.slice(0, items)]
  const read = await Promise.all(distinct(addresses).map((uri) => readDocument(uri, signal)))
  const pictures = await Promise.all(
    distinct([...documents.pictures, ...read.flatMap(({ picture }) => picture ?? [])]).map((uri) =>
      readPicture(uri, signal),
    ),
  )
  const ofItems = read.filter(({ uri }) => documents.items.includes(uri))
  const picturesOfItems = pictures.filter(({ uri }) =>
    ofItems.some(({ picture }) => picture === uri),
  )
  return [
    ...[...read, ...pictures].flatMap(({ warning }) => warning ?? []),
    ...equalWarnings('document', ofItems),
    ...equalWarnings('picture', picturesOfItems),
  ]
}

async function readDocument(
  uri: string,
  signal: AbortSignal,
): Promise<Found & { readonly picture?: string }> {
  const found = await readIfThere(uri, signal)
  if (!found.content) return found
  try {
    return { ...found, picture: parseItemMetadata(found.content, { uri }).image }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { ...found, warning: error.message }
  }
}

async function readPicture(uri: string, signal: AbortSignal): Promise<Found> {
  const found = await readIfThere(uri, signal, MAX_PICTURE_BYTES)
  return found.content?.length === 0 ? { ...found, warning: `The picture ${uri} is empty` } : found
}

async function readIfThere(uri: string, signal: AbortSignal, maxBytes?: number): Promise<Found> {
  const isRetryable = ({ context }: { context: { status?: number } }) =>
    context.status !== NOT_FOUND
  try {
    const options = { signal, isRetryable, ...(maxBytes !== undefined && { maxBytes }) }
    return { uri, content: await readResource(uri, options), warning: undefined }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    // Only of pictures: a document of that size cannot be shown.
    const isLarge = maxBytes !== undefined && isMintlineError(error, 'METADATA_INVALID')
    return { uri, content: undefined, warning: isLarge ? undefined : error.message }
  }
}

/** Content of one item that is that of another, too. */
function equalWarnings(what: string, [first, ...others]: readonly Found[]): string[] {
  return others.flatMap(({ uri, content }) => {
    const isEqual = first?.content && content && Buffer.compare(first.content, content) === 0
    return isEqual ? [`Two items have the same ${what}, at ${first.uri} and ${uri}`] : []
  })
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].filter((uri) => uri !== '')
}
