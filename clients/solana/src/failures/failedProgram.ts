import { FAILED, INVOKED, SUCCEEDED } from '../events/programLines.ts'

/** The program that failed, from a transaction's logs. */
export interface FailedProgram {
  /** Address of the innermost failed program, which raised the error. */
  readonly programId: string
  /** Its own log lines and the failure reported by the network, without nested calls' lines. */
  readonly lines: readonly string[]
}

/**
 * Finds the program whose error ended a transaction. A failing call makes all of its callers fail in turn, so it is the
 * first to fail. The error number alone is not enough, since every program numbers its errors as it likes.
 *
 * @returns Undefined if the logs have no failure or are truncated.
 */
export function failedProgram(logs: readonly string[]): FailedProgram | undefined {
  const calls: string[][] = []
  for (const line of logs) {
    const failed = FAILED.exec(line)
    if (failed) {
      const [, programId = ''] = failed
      return { programId, lines: [...(calls.at(-1) ?? []), line] }
    }
    if (INVOKED.test(line)) calls.push([])
    else if (SUCCEEDED.test(line)) calls.pop()
    else calls.at(-1)?.push(line)
  }
  return undefined
}
