/** Why an order cannot be filled as requested. The message follows the order's name. */
export class Unfillable extends Error {
  override readonly name = 'Unfillable'
}
