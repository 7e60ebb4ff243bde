/** Keys of an item and of its collection. */
export interface ItemPlace {
  readonly item: Buffer
  readonly collection: Buffer
}
