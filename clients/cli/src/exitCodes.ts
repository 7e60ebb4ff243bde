import type { ErrorKind } from '@mintline/core'

/** The process's exit codes. Stable, since scripts branch on them. */
export const EXIT = {
  /** Done, or nothing left to do. */
  ok: 0,
  /** The network, the node or a program refused, or the command has a bug. */
  failed: 1,
  /** Unknown command or option, or an invalid option value. */
  usage: 2,
  /** A file is missing or invalid: config, list or keypair; or the network is another one. */
  invalidInput: 3,
  /** The chain differs from the files, or lacks the named drop, phase or item. */
  differs: 4,
  /** Not confirmed. */
  declined: 5,
  /** Some entries were done and others failed; run it again for the rest. */
  partlyDone: 6,
  /** Ctrl-C; run it again to continue. */
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

const BY_KIND: Readonly<Record<ErrorKind, ExitCode>> = {
  usage: EXIT.usage,
  input: EXIT.invalidInput,
  notFound: EXIT.differs,
  declined: EXIT.declined,
  interrupted: EXIT.interrupted,
}

/** Returns the exit code for an error's kind. */
export function exitCodeOf(kind: ErrorKind | undefined): ExitCode {
  return kind === undefined ? EXIT.failed : BY_KIND[kind]
}
