export type LocalnetErrorCode =
  | 'PORT_IN_USE'
  | 'BAD_FLAG'
  | 'BAD_STATE'
  | 'STATE_IN_USE'
  | 'BAD_PROGRAM'
  | 'NO_ANVIL'
  | 'NO_MOVE'
  | 'BAD_MOVE_PACKAGE'
  | 'CLOCK_BACKWARDS'
  | 'CLOCK_OUT_OF_RANGE'

/** A failure to start or control the network: branch on `code`, show `message` to people. */
export class LocalnetError extends Error {
  readonly code: LocalnetErrorCode

  constructor(code: LocalnetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LocalnetError'
    this.code = code
  }
}
