import type { PageTheme } from '@mintline/core/metadata'
import type { MediaCategory } from './mediaType.ts'

/** An item's trait in the Metaplex standard. */
export interface DocumentAttribute {
  readonly trait_type: string
  readonly value: string | number | boolean
  /** Hint for marketplaces: `number`, `date`, `boost_percentage`. */
  readonly display_type?: string | undefined
}

/** An item's file. */
export interface DocumentFile {
  /** Name beside the document, or an address once it is stored. */
  readonly uri: string
  /** Media type: `image/png`. */
  readonly type: string
}

/** A metadata document in the Metaplex standard. */
export interface MetadataDocument {
  readonly name: string
  readonly symbol?: string | undefined
  readonly description?: string | undefined
  /** Name beside the document, or an address once it is stored. */
  readonly image: string
  /** Video, audio file or 3D model, named like `image`. */
  readonly animation_url?: string | undefined
  /** Web page about the item. */
  readonly external_url?: string | undefined
  readonly attributes?: readonly DocumentAttribute[] | undefined
  /** A collection's mint page. */
  readonly mint_page?: PageTheme | undefined
  readonly properties: {
    readonly files: readonly DocumentFile[]
    readonly category: MediaCategory
  }
}

/** Formats a document as indented JSON with a final line end. */
export function formatDocument(document: MetadataDocument): string {
  return `${JSON.stringify(document, undefined, 2)}\n`
}
