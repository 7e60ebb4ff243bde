import { CoreReadError } from '../errors/coreReadError.ts'
import { isMintlineError, type MintlineError } from '../errors/index.ts'
import { parseJson } from '../parseJson.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Texts and image of an item. */
export interface LoadedMetadata {
  readonly type: 'loaded'
  /** Untrusted text: show it, never run it as HTML. */
  readonly name: string
  /** URL of the image: http:, https: or data:image/. Images at ipfs: and ar: are given by gateway URL. */
  readonly image: string
  /** Untrusted text; missing = none. */
  readonly description?: string
  /** Address of a page about it. Untrusted: check it before you link to it; missing = none. */
  readonly externalUrl?: string
}

/** An item whose metadata could not be read. */
export interface RawMetadata {
  readonly type: 'raw'
  /** The URI from chain. Untrusted: show it, never link to it. */
  readonly uri: string
  /** Reason that the metadata could not be read. */
  readonly error: MintlineError
}

/** Metadata of an item, or the URI where it should have been. */
export type ItemMetadata = LoadedMetadata | RawMetadata

/**
 * Parses a metadata document. Name and image are required; further fields are ignored.
 *
 * @param content JSON in UTF-8, untrusted.
 * @param uri Source of the document, for the error.
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
  const { name, image, description, external_url } = document as Record<string, unknown>
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
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function imageAddress(image: string, gateway: string | undefined): string | undefined {
  if (/^data:image\//i.test(image)) return image
  try {
    return resourceUrl(image, gateway)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
