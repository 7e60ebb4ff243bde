import { FAILED, INVOKED, SUCCEEDED } from '../events/programLines.ts'

/** Which program failed, by the logs of a transaction. */
export interface FailedProgram {
  /** Address of the innermost program that failed: the one whose error it is. */
  readonly programId: string
  /** What it logged, and how the network says that it failed; without what it called. */
  readonly lines: readonly string[]
}

/**
 * The program whose error ended a transaction. A failing call fails all of its callers in turn, so it
 * is the first to fail: a number alone does not tell, as every program counts from where it likes.
 *
 * @returns Undefined where the logs do not tell: none failed, or they are cut off.
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
