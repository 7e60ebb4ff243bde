import { PAGE_THEME_FIELD, type PageTheme } from '@mintline/core/metadata'
import { mediaTypeOf } from './mediaType.ts'
import type { DocumentAttribute, DocumentFile, MetadataDocument } from './metadataDocument.ts'

/** A document's content. */
export interface DocumentInput {
  readonly name: string
  /** Empty texts are left out, like undefined ones. */
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  readonly externalUrl?: string | undefined
  /** Look of a collection's mint page. Default: the page's own. */
  readonly page?: PageTheme | undefined
  /** Default: no `attributes`, as for a collection. */
  readonly attributes?: readonly DocumentAttribute[] | undefined
  /** Name of the picture to show. */
  readonly image: string
  /** Name of a video, audio file or 3D model. */
  readonly animation?: string | undefined
  /** Names of further files, such as the full-size picture. */
  readonly others?: readonly string[] | undefined
}

/** Media type for files with an unknown extension. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** Creates a metadata document for an item, an edition or a collection, with file names in place of addresses. */
export function createDocument({
  name,
  symbol,
  description,
  externalUrl,
  page,
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
    ...(page && { [PAGE_THEME_FIELD]: page }),
    properties: {
      files: [...new Set([...shown, ...others])].map(fileOf),
      category: mediaTypeOf(animation ?? image)?.category ?? 'image',
    },
  }
}

function fileOf(name: string): DocumentFile {
  return { uri: name, type: mediaTypeOf(name)?.type ?? UNKNOWN_TYPE }
}
