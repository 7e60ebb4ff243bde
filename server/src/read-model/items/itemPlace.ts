/** Keys for an item and its collection. */
export interface ItemPlace {
  readonly item: Buffer
  readonly collection: Buffer
}
