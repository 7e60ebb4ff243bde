import { ADDRESS_FORMAT_MESSAGES } from './addressFormatMessages.ts'
import { CHAIN_MESSAGES } from './chainMessages.ts'
import { DROP_MESSAGES } from './dropMessages.ts'
import { METADATA_MESSAGES } from './metadataMessages.ts'
import { MONEY_MESSAGES } from './moneyMessages.ts'
import { NODE_MESSAGES } from './nodeMessages.ts'

/** Messages about reading a drop and its prices. The explicit type keeps declarations short. */
export const READ_MESSAGES: typeof ADDRESS_FORMAT_MESSAGES &
  typeof CHAIN_MESSAGES &
  typeof DROP_MESSAGES &
  typeof METADATA_MESSAGES &
  typeof MONEY_MESSAGES &
  typeof NODE_MESSAGES = {
  ...ADDRESS_FORMAT_MESSAGES,
  ...CHAIN_MESSAGES,
  ...DROP_MESSAGES,
  ...METADATA_MESSAGES,
  ...MONEY_MESSAGES,
  ...NODE_MESSAGES,
}
