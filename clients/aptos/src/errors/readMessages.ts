import { withoutFullStop } from '@mintline/core/errors'
import { reasonOf } from '@mintline/core/node'

/** Messages about drop machines and their view functions. */
export const READ_MESSAGES = {
  MACHINE_NOT_CONFIGURED: ({ collection, version }: UnknownMachine) =>
    `The collection ${collection} is of a drop machine of version ${version}, whose module is not known here: name the module`,
  VIEW_ANSWER_INVALID: ({ function: name, problem }: InvalidAnswer) =>
    `${name} did not answer as a drop machine does: ${withoutFullStop(problem)}. Check the address of its module`,
  /** Aborted by the drop machine, or by a module that it calls. */
  MODULE_ABORTED: ({ module, name, code, sentence }: Abort) =>
    sentence === undefined
      ? `The ${module === undefined ? 'script' : `module ${module}`} refused the call: ${name ?? `code ${code}`}`
      : withoutFullStop(reasonOf(sentence)),
}

interface UnknownMachine {
  /** The collection's address. */
  collection: string
  version: number
}

interface InvalidAnswer {
  /** The view function's address: `0x…::module::function`. */
  function: string
  /** The wrong part in the answer: `phases.0.minted is not a whole number from 0 to 2^64 - 1`. */
  problem: string
}

interface Abort {
  /** Module that aborted: `0x…::module`; undefined = a script. */
  module: string | undefined
  /** Error constant, such as `ENO_ACTIVE_PHASE`; undefined = unknown. */
  name: string | undefined
  /** Abort code, with its category. */
  code: bigint
  /** The module's sentence; undefined = unknown. */
  sentence: string | undefined
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}
