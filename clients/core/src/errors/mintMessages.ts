/** Messages about mints, in the words of the specification. */
export const MINT_MESSAGES = {
  QUANTITY_NOT_POSITIVE: ({ quantity }: { quantity: number }) =>
    `Quantity must be greater than 0, but received - ${quantity}`,
}
