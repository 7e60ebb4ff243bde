import { CoreReadError } from '../errors/coreReadError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { parseJson } from '../text/parseJson.ts'
import { PAGE_THEME_FIELD, type PageTheme, readPageTheme } from './pageTheme.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'
import { resourceUrl } from './resourceUrl.ts'

/** An item's texts and image. */
export interface LoadedMetadata {
  readonly type: 'loaded'
  /** Untrusted text: show it, never run it as HTML. */
  readonly name: string
  /** Image URL: http:, https: or data:image/. Images at ipfs: and ar: have their gateway URL. */
  readonly image: string
  /** Untrusted text; missing = none. */
  readonly description?: string
  /** Web page about the item. Untrusted: check it before you link to it; missing = none. */
  readonly externalUrl?: string
  /** Video or sound URL: http: or https:. Missing = none. */
  readonly animation?: string
  /** Untrusted text: who made it, by its own account; missing = it names nobody. */
  readonly artist?: string
  /** Its mint page's look, without values that cannot be used; missing = it has none. */
  readonly theme?: PageTheme
}

/** An item with unreadable metadata. */
export interface RawMetadata {
  readonly type: 'raw'
  /** The URI from chain. Untrusted: show it, never link to it. */
  readonly uri: string
  /** Why the metadata is unreadable. */
  readonly error: MintlineError
}

/** An item's metadata, or its URI if unreadable. */
export type ItemMetadata = LoadedMetadata | RawMetadata

/** Options for fetching metadata. */
export type FetchMetadataOptions = Omit<ReadResourceOptions, 'isRetryable'>

/**
 * Parses a metadata document. Name and image are required; other fields are ignored.
 *
 * @param content JSON in UTF-8, untrusted.
 * @param uri The document's source, for errors.
 * @throws METADATA_INVALID
 */
export function parseItemMetadata(
  content: Uint8Array,
  { uri, gateway }: { uri: string; gateway?: string | undefined },
): LoadedMetadata {
  const invalid = (reason: string) => new CoreReadError('METADATA_INVALID', { uri, reason })
  const document = parseJson(content)
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw invalid('it is not a JSON object')
  }
  const fields = document as Record<string, unknown>
  const { name, image, description, external_url, animation_url, artist, created_by } = fields
  const theme = fields[PAGE_THEME_FIELD]
  if (typeof name !== 'string') throw invalid('name is not a text')
  if (typeof image !== 'string') throw invalid('image is not a text')
  const address = imageAddress(image, gateway)
  if (address === undefined) throw invalid('image is not the address of an image')
  return {
    type: 'loaded',
    name,
    image: address,
    ...(isText(description) && { description }),
    ...(isText(external_url) && { externalUrl: external_url }),
    ...animationOf(animation_url, gateway),
    ...artistOf(artist, created_by),
    ...(theme !== undefined && { theme: readPageTheme(theme).theme }),
  }
}

function animationOf(uri: unknown, gateway: string | undefined): Pick<LoadedMetadata, 'animation'> {
  const animation = isText(uri) ? webAddress(uri, gateway) : undefined
  return animation === undefined ? {} : { animation }
}

function artistOf(...names: readonly unknown[]): Pick<LoadedMetadata, 'artist'> {
  const artist = names.find(isText)
  return artist === undefined ? {} : { artist }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function imageAddress(image: string, gateway: string | undefined): string | undefined {
  return /^data:image\//i.test(image) ? image : webAddress(image, gateway)
}

function webAddress(image: string, gateway: string | undefined): string | undefined {
  try {
    return resourceUrl(image, gateway)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}

/**
 * Fetches an item's texts and image from a data:, ipfs:, ar:, https: or http: URI. Requests an unavailable document
 * three times, 3 seconds apart; an invalid one only once.
 *
 * @throws METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the signal's reason.
 */
export async function fetchItemMetadata(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<LoadedMetadata> {
  const content = await readResource(uri, options)
  return parseItemMetadata(content, { uri, gateway: options.gateway })
}

/**
 * Fetches an item's texts and image, or returns its URI if they are unreadable, so that a minted item can always be
 * shown.
 *
 * @throws The signal's reason.
 */
export async function fetchItemMetadataOrUri(
  uri: string,
  options: FetchMetadataOptions = {},
): Promise<ItemMetadata> {
  try {
    return await fetchItemMetadata(uri, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isMintlineError(error)) return { type: 'raw', uri, error }
    throw error
  }
}
