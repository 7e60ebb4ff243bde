import { ADMINISTRATION_MESSAGES } from './administrationMessages.ts'
import { EXECUTION_MESSAGES } from './executionMessages.ts'
import { MACHINE_MESSAGES } from './machineMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'

/** This package's messages by code. The explicit type keeps declarations short. */
export const APTOS_MESSAGES: typeof ADMINISTRATION_MESSAGES &
  typeof EXECUTION_MESSAGES &
  typeof MACHINE_MESSAGES &
  typeof READ_MESSAGES = {
  ...ADMINISTRATION_MESSAGES,
  ...EXECUTION_MESSAGES,
  ...MACHINE_MESSAGES,
  ...READ_MESSAGES,
}

type AptosMessages = typeof APTOS_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends AptosMessages {}
}
