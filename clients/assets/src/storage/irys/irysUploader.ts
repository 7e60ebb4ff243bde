/** A name and a value in the head of an item. */
export interface ItemTag {
  readonly name: string
  readonly value: string
}

/** A data item of the standard ANS-104: content with its tags, named by the hash of its signature. */
export interface IrysItem {
  /** SHA-256 of the signature; valid once it is signed. */
  readonly rawId: Uint8Array
  sign(): Promise<unknown>
  /** The whole item, as it is sent. */
  getRaw(): Uint8Array
}

/** The part of a client of Irys that storing needs. */
export interface IrysClient {
  /** Address of the node. */
  readonly url: URL
  /** Coin that pays: `solana`. */
  readonly token: string
  /** Address of the wallet. */
  readonly address: string
  createTransaction(
    data: Uint8Array,
    options: { readonly tags: ItemTag[]; readonly anchor: string },
  ): IrysItem
}

/** What `createIrysUploader` of `@metaplex-foundation/umi-uploader-irys` returns. */
export interface IrysUploader {
  irys(): Promise<IrysClient>
}
