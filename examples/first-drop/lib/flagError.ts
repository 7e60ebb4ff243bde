/** A flag that is wrong; the message says what to write instead. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}
