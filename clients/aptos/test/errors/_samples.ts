import type { ErrorContext } from '@mintline/core'
import type { APTOS_MESSAGES } from '../../src/errors/catalogue.ts'

/** A sample context for each code, for the test of the message rules. */
export const APTOS_SAMPLES: {
  readonly [Code in keyof typeof APTOS_MESSAGES]: ErrorContext<Code>
} = {
  MACHINE_NOT_CONFIGURED: { collection: '0xa1', version: 1 },
  VIEW_ANSWER_INVALID: { function: '0xd1::drop::drop_info', problem: 'phases is not a list' },
  DROP_PAUSED: { collection: '0xa1' },
  MODULE_ABORTED: { module: '0xd1::drop', name: undefined, code: 0x30069n, sentence: undefined },
  EXECUTION_FAILED: { status: 'LINKER_ERROR' },
  SEQUENCE_NUMBER_USED: { wallet: '0xa1' },
  EXPIRATION_PASSED: {},
}
