import { CONDITION_MESSAGES } from './conditionMessages.ts'
import { CONTRACT_MESSAGES } from './contractMessages.ts'
import { FUNDS_MESSAGES } from './fundsMessages.ts'
import { KEYSTORE_MESSAGES } from './keystoreMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'
import { TRANSACTION_MESSAGES } from './transactionMessages.ts'

/** This package's messages by code. The explicit type keeps declarations short. */
export const EVM_MESSAGES: typeof CONDITION_MESSAGES &
  typeof CONTRACT_MESSAGES &
  typeof FUNDS_MESSAGES &
  typeof KEYSTORE_MESSAGES &
  typeof READ_MESSAGES &
  typeof TRANSACTION_MESSAGES = {
  ...CONDITION_MESSAGES,
  ...CONTRACT_MESSAGES,
  ...FUNDS_MESSAGES,
  ...KEYSTORE_MESSAGES,
  ...READ_MESSAGES,
  ...TRANSACTION_MESSAGES,
}

type EvmMessages = typeof EVM_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends EvmMessages {}
}
