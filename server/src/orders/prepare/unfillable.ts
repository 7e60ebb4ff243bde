/** The reason why an order cannot be filled as asked; it stands behind the order's name. */
export class Unfillable extends Error {
  override readonly name = 'Unfillable'
}
