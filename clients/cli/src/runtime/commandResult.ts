import type { ExitCode } from '../exitCodes.ts'

/** A command's result, for people and for scripts. */
export interface CommandResult {
  /** For people, on stdout. */
  readonly text: string
  /** For `--json`, on stdout; undefined = its documents were printed while it ran. */
  readonly data: unknown
  /** Default: 0. */
  readonly exitCode?: ExitCode
}
