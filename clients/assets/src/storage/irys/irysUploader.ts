/** A name and a value in an item's header. */
export interface ItemTag {
  readonly name: string
  readonly value: string
}

/** An ANS-104 data item: content with its tags, named by its signature's hash. */
export interface IrysItem {
  /** SHA-256 of the signature; valid after signing. */
  readonly rawId: Uint8Array
  sign(): Promise<unknown>
  /** Returns the whole item as sent. */
  getRaw(): Uint8Array
}

/** The part of an Irys client that storing needs. */
export interface IrysClient {
  /** Node address. */
  readonly url: URL
  /** Paying coin: `solana`. */
  readonly token: string
  /** Wallet address. */
  readonly address: string
  createTransaction(
    data: Uint8Array,
    options: { readonly tags: ItemTag[]; readonly anchor: string },
  ): IrysItem
}

/** Result of `createIrysUploader` in `@metaplex-foundation/umi-uploader-irys`. */
export interface IrysUploader {
  irys(): Promise<IrysClient>
}
