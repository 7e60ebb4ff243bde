import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/index.ts'
import { parseJson } from './parseJson.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Name and image of an item. */
export interface LoadedMetadata {
  readonly type: 'loaded'
  /** Untrusted text: show it, never run it as HTML. */
  readonly name: string
  /** URL of the image: http:, https: or data:image/. Images at ipfs: and ar: are given by gateway URL. */
  readonly image: string
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
 * Parses a metadata document; fields besides name and image are ignored.
 *
 * @param content JSON in UTF-8, untrusted.
 * @param uri Source of the document, for the error.
 * @throws METADATA_INVALID
 */
export function parseItemMetadata(
  content: Uint8Array,
  { uri, gateway }: { uri: string; gateway?: string | undefined },
): LoadedMetadata {
  const invalid = (reason: string) => new CoreError('METADATA_INVALID', { uri, reason })
  const document = parseJson(content)
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw invalid('it is not a JSON object')
  }
  const { name, image } = document as { name?: unknown; image?: unknown }
  if (typeof name !== 'string') throw invalid('name is not a text')
  if (typeof image !== 'string') throw invalid('image is not a text')
  const address = imageAddress(image, gateway)
  if (address === undefined) throw invalid('image is not the address of an image')
  return { type: 'loaded', name, image: address }
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
