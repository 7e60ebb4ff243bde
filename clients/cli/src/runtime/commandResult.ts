import type { ExitCode } from '../exitCodes.ts'

/** What a command has to say in the end: the same for people and for scripts. */
export interface CommandResult {
  /** For people; printed on stdout. */
  readonly text: string
  /** For `--json`; printed on stdout. */
  readonly data: unknown
  /** 0 where left out. */
  readonly exitCode?: ExitCode
}
