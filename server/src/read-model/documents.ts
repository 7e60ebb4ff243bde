/** Files and pages that metadata shows. */
export interface Content {
  readonly '@type': 'IMAGE' | 'VIDEO' | 'AUDIO' | 'MODEL_3D' | 'HTML'
  readonly fileName?: string
  readonly url: string
  readonly representation: 'PREVIEW' | 'BIG' | 'INITIAL' | 'ORIGINAL' | 'PORTRAIT'
  readonly mimeType?: string
  /** Bytes. */
  readonly size?: number
  readonly available?: boolean
  /** Pixels, of images and videos. */
  readonly width?: number
  readonly height?: number
}

/** Fields that the metadata of items and of collections share. Times are ISO 8601. */
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

/** Metadata of an item, as the table item_metadata keeps it. */
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

/** Metadata of a collection, as the table collections keeps it. */
export interface CollectionDocument extends Document {
  readonly externalLink?: string
  readonly sellerFeeBasisPoints?: number
  readonly feeRecipient?: string
}
