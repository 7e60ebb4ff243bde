import { assertHasMove } from '../native/libraries.ts'
import type { NamedAddresses } from './moveToml.ts'
import { runCompiler } from './runCompiler.ts'
import { copyPackage } from './scratchPackage.ts'

export interface MoveTestOptions {
  /** Named addresses, in addition to or instead of those in Move.toml. */
  readonly addresses?: NamedAddresses
  /** Runs only tests whose names contain it. */
  readonly filter?: string
}

export interface MoveTestRun {
  readonly isOk: boolean
  readonly passed: number
  readonly failed: number
  /** The compiler's report, with a line for each test, or why the package does not compile. */
  readonly output: string
}

const TOTALS = /Test result: .*; passed: (\d+); failed: (\d+)/

/**
 * Runs a Move package's unit tests against this network's framework.
 *
 * @param folder Contains the package's Move.toml.
 * @throws NO_MOVE
 */
export async function testMovePackage(
  folder: string,
  { addresses, filter }: MoveTestOptions = {},
): Promise<MoveTestRun> {
  assertHasMove()
  const scratch = copyPackage(folder, addresses)
  try {
    const filters = filter === undefined ? [] : [filter]
    const { isOk, output } = await runCompiler('test', scratch.folder, ...filters)
    const [, passed = 0, failed = 0] = TOTALS.exec(output) ?? []
    return { isOk, passed: Number(passed), failed: Number(failed), output }
  } finally {
    scratch.remove()
  }
}
