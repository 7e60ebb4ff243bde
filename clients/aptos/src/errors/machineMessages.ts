import { withoutFullStop } from '@mintline/core'

/** Messages about drop machines, and the answers of their view functions. */
export const MACHINE_MESSAGES = {
  MACHINE_NOT_CONFIGURED: ({ collection, version }: UnknownMachine) =>
    `The collection ${collection} is of a drop machine of version ${version}, whose module is not known here: name the module`,
  VIEW_ANSWER_INVALID: ({ function: name, problem }: InvalidAnswer) =>
    `${name} did not answer as a drop machine does: ${withoutFullStop(problem)}. Check the address of its module`,
  /** With a cap of 0 a wallet is on no list. */
  ALLOWLIST_CAP_INVALID: ({ wallet, cap }: { wallet: string; cap: bigint }) =>
    `The cap of ${wallet} must be from 1 to 2^64 - 1, but is ${cap}`,
  /** No wallet may mint until its owner lets mints go on. */
  DROP_PAUSED: (_: { collection: string }) =>
    'The owner has paused this drop: wait until it goes on',
}

interface UnknownMachine {
  /** Address of the collection. */
  collection: string
  version: number
}

interface InvalidAnswer {
  /** Address of the view function: `0x…::module::function`. */
  function: string
  /** The part of the answer that is wrong: `phases.0.minted is not a whole number from 0 to 2^64 - 1`. */
  problem: string
}
