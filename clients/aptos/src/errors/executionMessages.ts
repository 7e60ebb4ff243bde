import { reasonOf, withoutFullStop } from '@mintline/core'

/** Messages about transactions that were not sent, or failed. */
export const EXECUTION_MESSAGES = {
  /** By the drop machine, or by a module that it calls. */
  MODULE_ABORTED: ({ module, name, code, sentence }: Abort) =>
    sentence === undefined
      ? `The ${module === undefined ? 'script' : `module ${module}`} refused the call: ${name ?? `code ${code}`}`
      : withoutFullStop(reasonOf(sentence)),
  /** For another reason than an abort. `status` is the node's word for it. */
  EXECUTION_FAILED: ({ status }: { status: string; hash?: string | undefined }) =>
    `The transaction failed: ${withoutFullStop(reasonOf(status))}`,
  SEQUENCE_NUMBER_USED: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has sent another transaction in the meantime: try again`,
  EXPIRATION_PASSED: (_: { hash?: string | undefined }) =>
    'The transaction was not executed in time and has expired: try again',
}

interface Abort {
  /** Module that aborted: `0x…::module`; undefined = a script. */
  module: string | undefined
  /** Name of the error constant, such as `ENO_ACTIVE_PHASE`; undefined = not known. */
  name: string | undefined
  /** Abort code, with its category. */
  code: bigint
  /** Sentence of the module; undefined = not known. */
  sentence: string | undefined
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}
