import {
  fieldOf,
  isMintlineError,
  PAGE_THEME_FIELD,
  parseItemMetadata,
  parseJson,
  type ReadResourceOptions,
  readPageTheme,
  readResource,
  templateText,
} from '@mintline/core'
import { reasonNotPublic } from '@mintline/core/networks'
import type { BaseContext } from '../runtime/baseContext.ts'

/** Read limit for a picture: 32 MiB. Larger pictures count as present, but are not compared. */
const MAX_PICTURE_BYTES = 33_554_432
const NOT_FOUND = 404

/** Options for a check. */
export interface OnlineOption {
  /** True to fetch the addresses in the config. */
  readonly online: boolean
}

/** Addresses of a drop's documents and pictures. */
export interface DropDocuments {
  /** The collection's document. */
  readonly collection: string
  /** Documents for the first items; empty if items have none of their own. */
  readonly items: readonly string[]
  /** Pictures that the config itself names. */
  readonly pictures: readonly string[]
}

/** On mainnet, warns about each document or picture that cannot be shown, or only on this machine. */
export async function warnOfMissing(
  context: BaseContext,
  { isMainnet }: { readonly isMainnet: boolean },
  documents: DropDocuments,
): Promise<void> {
  if (!isMainnet) return
  const options = { items: 1, isPublic: true }
  for (const warning of await onlineWarnings(context, documents, options)) {
    context.output.warn(warning)
  }
}

/** Returns addresses for a drop whose items have documents by a template. */
export function templateDocuments({
  uri,
  items,
}: {
  readonly uri: string
  readonly items: { readonly uri?: string | undefined }
}): DropDocuments {
  const documents = [1, 2].map((number) => templateText(items.uri ?? '', number))
  return { collection: uri, items: documents, pictures: [] }
}

type ReadOptions = Pick<ReadResourceOptions, 'signal' | 'gateway'>

/** Content at an address; undefined = not read. */
interface Found {
  readonly uri: string
  readonly content: Uint8Array | undefined
  /** One sentence about the problem; undefined = none. */
  readonly warning: string | undefined
}

/**
 * Fetches a drop's documents and pictures as a marketplace would. Returns one sentence for each that is missing, cannot
 * be shown, or is the same for two items.
 *
 * @param items How many items to read; 0 = none.
 * @param isPublic True to warn about pictures that a document names at addresses that others cannot read.
 */
export async function onlineWarnings(
  context: BaseContext,
  documents: DropDocuments,
  { items, isPublic }: { readonly items: number; readonly isPublic: boolean },
): Promise<string[]> {
  const options = { signal: context.signal, ...context.resources() }
  const addresses = [documents.collection, ...documents.items.slice(0, items)]
  const read = await Promise.all(distinct(addresses).map((uri) => readDocument(uri, options)))
  const pictures = await Promise.all(
    distinct([...documents.pictures, ...read.flatMap(({ picture }) => picture ?? [])]).map((uri) =>
      readPicture(uri, options),
    ),
  )
  const ofItems = read.filter(({ uri }) => documents.items.includes(uri))
  const picturesOfItems = pictures.filter(({ uri }) =>
    ofItems.some(({ picture }) => picture === uri),
  )
  return [
    ...[...read, ...pictures].flatMap(({ warning }) => warning ?? []),
    ...(isPublic ? pictures.flatMap(({ uri }) => privateWarning(uri)) : []),
    ...equalWarnings('document', ofItems),
    ...equalWarnings('picture', picturesOfItems),
  ]
}

async function readDocument(
  uri: string,
  options: ReadOptions,
): Promise<Found & { readonly picture?: string }> {
  const found = await readIfThere(uri, options)
  if (!found.content) return found
  try {
    return {
      ...found,
      warning: pageWarning(found.content, uri),
      picture: parseItemMetadata(found.content, { uri, gateway: options.gateway }).image,
    }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { ...found, warning: error.message }
  }
}

/** Returns what pages ignore in a document's theme, as one sentence; undefined = nothing. */
function pageWarning(content: Uint8Array, uri: string): string | undefined {
  const { problems } = readPageTheme(fieldOf(parseJson(content), PAGE_THEME_FIELD))
  if (problems.length === 0) return undefined
  const reasons = problems.map(({ message }) => message).join('; ')
  return `Mint pages ignore part of ${PAGE_THEME_FIELD} in ${uri}: ${reasons}`
}

async function readPicture(uri: string, options: ReadOptions): Promise<Found> {
  const found = await readIfThere(uri, options, MAX_PICTURE_BYTES)
  return found.content?.length === 0 ? { ...found, warning: `The picture ${uri} is empty` } : found
}

async function readIfThere(uri: string, read: ReadOptions, maxBytes?: number): Promise<Found> {
  const isRetryable = ({ context }: { context: { status?: number } }) =>
    context.status !== NOT_FOUND
  try {
    const options = { ...read, isRetryable, ...(maxBytes !== undefined && { maxBytes }) }
    return { uri, content: await readResource(uri, options), warning: undefined }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    // Only pictures have a limit: a document that large cannot be shown.
    const isLarge = maxBytes !== undefined && isMintlineError(error, 'METADATA_INVALID')
    return { uri, content: undefined, warning: isLarge ? undefined : error.message }
  }
}

function privateWarning(uri: string): string[] {
  const reason = reasonNotPublic(uri)
  return reason === undefined ? [] : [`Nobody else sees the picture ${uri}: ${reason}`]
}

/** Warns about items with the same content as the first. */
function equalWarnings(what: string, [first, ...others]: readonly Found[]): string[] {
  return others.flatMap(({ uri, content }) => {
    const isEqual = first?.content && content && Buffer.compare(first.content, content) === 0
    return isEqual ? [`Two items have the same ${what}, at ${first.uri} and ${uri}`] : []
  })
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].filter((uri) => uri !== '')
}
