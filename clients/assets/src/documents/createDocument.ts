import { mediaTypeOf } from './mediaType.ts'
import type { DocumentAttribute, DocumentFile, MetadataDocument } from './metadataDocument.ts'

/** Content of a document. */
export interface DocumentInput {
  readonly name: string
  /** Empty texts are left out, as undefined ones are. */
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  readonly externalUrl?: string | undefined
  /** Default: no `attributes`, as for a collection. */
  readonly attributes?: readonly DocumentAttribute[] | undefined
  /** Name of the picture to show. */
  readonly image: string
  /** Name of a video, an audio or a 3D model. */
  readonly animation?: string | undefined
  /** Names of further files, such as the picture in its full size. */
  readonly others?: readonly string[] | undefined
}

/** Media type of files whose names do not tell it. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** The metadata document of an item, an edition or a collection, with names of files in the place of addresses. */
export function createDocument({
  name,
  symbol,
  description,
  externalUrl,
  attributes,
  image,
  animation,
  others = [],
}: DocumentInput): MetadataDocument {
  const shown = animation === undefined ? [image] : [animation, image]
  return {
    name,
    ...(symbol && { symbol }),
    ...(description && { description }),
    image,
    ...(animation !== undefined && { animation_url: animation }),
    ...(externalUrl && { external_url: externalUrl }),
    ...(attributes && { attributes }),
    properties: {
      files: [...new Set([...shown, ...others])].map(fileOf),
      category: mediaTypeOf(animation ?? image)?.category ?? 'image',
    },
  }
}

function fileOf(name: string): DocumentFile {
  return { uri: name, type: mediaTypeOf(name)?.type ?? UNKNOWN_TYPE }
}
