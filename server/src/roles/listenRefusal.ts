import { ServerError } from '../errors/serverError.ts'

/** An address to listen on, and the option that sets its port. */
interface Place {
  readonly host: string
  readonly port: number
  readonly option: string
}

/** Converts an error about an unusable address; returns every other error as is. */
export function listenRefusal(error: unknown, { host, port, option }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (code === 'EADDRINUSE') {
    return new ServerError('PORT_TAKEN', { host, port, option }, { cause: error })
  }
  return code === undefined
    ? error
    : new ServerError('HOST_NOT_USABLE', { host, reason: code }, { cause: error })
}
