/** A file or page in metadata. */
export interface Content {
  readonly '@type': 'IMAGE' | 'VIDEO' | 'AUDIO' | 'MODEL_3D' | 'HTML'
  readonly fileName?: string
  readonly url: string
  readonly representation: 'PREVIEW' | 'BIG' | 'INITIAL' | 'ORIGINAL' | 'PORTRAIT'
  readonly mimeType?: string
  /** In bytes. */
  readonly size?: number
  readonly available?: boolean
  /** In pixels, for images and videos. */
  readonly width?: number
  readonly height?: number
}

/** Fields shared by item and collection metadata. Times are ISO 8601. */
interface Document {
  readonly name: string
  readonly description?: string
  readonly createdAt?: string
  readonly tags?: string[]
  readonly genres?: string[]
  readonly language?: string
  readonly rights?: string
  readonly rightsUri?: string
  readonly externalUri?: string
  readonly originalMetaUri?: string
  readonly content: Content[]
}

/** An item's metadata, as stored in item_metadata. */
export interface ItemDocument extends Document {
  readonly updatedAt?: string
  readonly attributes: {
    readonly key: string
    readonly value?: string
    readonly type?: string
    readonly format?: string
  }[]
  readonly extraContent?: Content[]
}

/** A collection's metadata, as stored in collections. */
export interface CollectionDocument extends Document {
  readonly externalLink?: string
  readonly sellerFeeBasisPoints?: number
  readonly feeRecipient?: string
}
