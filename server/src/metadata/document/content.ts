import { isMintlineError, resourceUrl } from '@mintline/core'
import type { Content } from '../../read-model/documents.ts'
import { type Fields, fieldsOf, membersOf, textOf } from './texts.ts'

type Kind = Content['@type']

/** Content kinds by media type prefix. */
const MEDIA_TYPES: readonly (readonly [string, Kind])[] = [
  ['image/', 'IMAGE'],
  ['video/', 'VIDEO'],
  ['audio/', 'AUDIO'],
  ['model/', 'MODEL_3D'],
  ['text/html', 'HTML'],
]
/** Content kinds by file extension. */
const EXTENSIONS: Readonly<Record<string, Kind>> = {
  ...kinds('IMAGE', ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'bmp']),
  ...kinds('VIDEO', ['mp4', 'm4v', 'webm', 'mov', 'ogv']),
  ...kinds('AUDIO', ['mp3', 'wav', 'ogg', 'oga', 'flac', 'm4a']),
  ...kinds('MODEL_3D', ['glb', 'gltf']),
  ...kinds('HTML', ['html', 'htm']),
}

/** Maximum characters in an address that is the file itself: half the limit for a stored document. */
export const MAX_INLINE_LENGTH = 32_768

/**
 * Returns a document's image and animation. Leaves out invalid addresses, pages embedded as data, and embedded files
 * that are too large, but keeps everything else in the document.
 *
 * @param gateway - folder on the IPFS gateway; undefined = core's default
 */
export function contentOf(document: Fields, gateway?: string): Content[] {
  const context = { mediaTypes: mediaTypesOf(document), gateway }
  const image = textOf(document.image) ?? textOf(document.image_url)
  const animation = textOf(document.animation_url)
  return [
    ...(image ? oneOf(image, 'IMAGE', context) : []),
    ...(animation ? oneOf(animation, 'VIDEO', context) : []),
  ]
}

/**
 * Returns the content at an address.
 *
 * @param fallback - its kind if neither the document nor the address tells it
 */
function oneOf(
  uri: string,
  fallback: Kind,
  { mediaTypes, gateway }: { mediaTypes: ReadonlyMap<string, string>; gateway: string | undefined },
): Content[] {
  const url = addressOf(uri, gateway)
  if (url === undefined) return []
  const mimeType = mediaTypes.get(uri) ?? /^data:([^;,]+)/i.exec(uri)?.[1]?.toLowerCase()
  const kind = kindOfMediaType(mimeType) ?? EXTENSIONS[extensionOf(url)] ?? fallback
  return [
    { '@type': kind, url, representation: 'ORIGINAL', ...(mimeType !== undefined && { mimeType }) },
  ]
}

/** Returns media types by address, from the file list in Solana's documents. */
function mediaTypesOf({ properties }: Fields): ReadonlyMap<string, string> {
  const files = membersOf(fieldsOf(properties)?.files)
  return new Map(
    files.flatMap((member): [string, string][] => {
      const { uri, type } = fieldsOf(member) ?? {}
      const mimeType = textOf(type)
      return typeof uri === 'string' && mimeType ? [[uri, mimeType]] : []
    }),
  )
}

function addressOf(uri: string, gateway: string | undefined): string | undefined {
  if (/^data:(?:image|video|audio)\//i.test(uri)) {
    return uri.length <= MAX_INLINE_LENGTH ? uri : undefined
  }
  try {
    return resourceUrl(uri, gateway)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}

function kindOfMediaType(mimeType: string | undefined): Kind | undefined {
  return MEDIA_TYPES.find(([beginning]) => mimeType?.toLowerCase().startsWith(beginning))?.[1]
}

function extensionOf(url: string): string {
  return url.startsWith('data:')
    ? ''
    : (/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '').toLowerCase()
}

function kinds(kind: Kind, extensions: readonly string[]): Record<string, Kind> {
  return Object.fromEntries(extensions.map((extension) => [extension, kind]))
}
