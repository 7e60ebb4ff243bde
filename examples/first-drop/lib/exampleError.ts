/** A failure that a person can act on; its message is one or more sentences. */
export class ExampleError extends Error {
  readonly code: 'BAD_CONFIG' | 'BAD_FLAG'

  constructor(code: ExampleError['code'], message: string) {
    super(message)
    this.name = 'ExampleError'
    this.code = code
  }
}
