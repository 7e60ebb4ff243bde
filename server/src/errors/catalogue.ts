import { ACCESS_MESSAGES } from './accessMessages.ts'
import { ADAPTER_MESSAGES } from './adapterMessages.ts'
import { ARCHIVE_MESSAGES } from './archiveMessages.ts'
import { DATABASE_MESSAGES } from './databaseMessages.ts'
import { INGEST_MESSAGES } from './ingestMessages.ts'
import { LAZY_ITEM_MESSAGES } from './lazyItemMessages.ts'
import { LINE_MESSAGES } from './lineMessages.ts'
import { MAIL_MESSAGES } from './mailMessages.ts'
import { MODERATION_MESSAGES } from './moderationMessages.ts'
import { NODE_MESSAGES } from './nodeMessages.ts'
import { ORDER_MESSAGES } from './orderMessages.ts'
import { RATE_MESSAGES } from './rateMessages.ts'
import { SETTINGS_MESSAGES } from './settingsMessages.ts'
import { SHORT_URL_MESSAGES } from './shortUrlMessages.ts'
import { SIGNATURE_MESSAGES } from './signatureMessages.ts'
import { SOCIAL_MESSAGES } from './socialMessages.ts'
import { TOKEN_ID_MESSAGES } from './tokenIdMessages.ts'
import { USER_MESSAGES } from './userMessages.ts'

/** Server messages by code. The explicit type keeps declarations short. */
export const SERVER_MESSAGES: typeof ACCESS_MESSAGES &
  typeof ADAPTER_MESSAGES &
  typeof ARCHIVE_MESSAGES &
  typeof DATABASE_MESSAGES &
  typeof INGEST_MESSAGES &
  typeof LAZY_ITEM_MESSAGES &
  typeof LINE_MESSAGES &
  typeof MAIL_MESSAGES &
  typeof MODERATION_MESSAGES &
  typeof NODE_MESSAGES &
  typeof ORDER_MESSAGES &
  typeof RATE_MESSAGES &
  typeof SETTINGS_MESSAGES &
  typeof SHORT_URL_MESSAGES &
  typeof SIGNATURE_MESSAGES &
  typeof SOCIAL_MESSAGES &
  typeof TOKEN_ID_MESSAGES &
  typeof USER_MESSAGES = {
  ...ACCESS_MESSAGES,
  ...ADAPTER_MESSAGES,
  ...ARCHIVE_MESSAGES,
  ...DATABASE_MESSAGES,
  ...INGEST_MESSAGES,
  ...LAZY_ITEM_MESSAGES,
  ...LINE_MESSAGES,
  ...MAIL_MESSAGES,
  ...MODERATION_MESSAGES,
  ...NODE_MESSAGES,
  ...ORDER_MESSAGES,
  ...RATE_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...SHORT_URL_MESSAGES,
  ...SIGNATURE_MESSAGES,
  ...SOCIAL_MESSAGES,
  ...TOKEN_ID_MESSAGES,
  ...USER_MESSAGES,
}

type ServerMessages = typeof SERVER_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends ServerMessages {}
}
