import { type InputProblem, withKind } from '@mintline/core'
import { ADAPTER_MESSAGES } from './adapterMessages.ts'
import { answered } from './answers.ts'
import { DATABASE_MESSAGES } from './databaseMessages.ts'
import { ORDER_MESSAGES } from './orderMessages.ts'
import { MODERATION_MESSAGES, SOCIAL_MESSAGES, USER_MESSAGES } from './userMessages.ts'

/** Messages about lines of recorded transactions and logs. */
const LINE_MESSAGES = {
  LINES_NOT_READABLE: ({ path, reason }: { path: string; reason: string }) =>
    `The lines in ${path} cannot be read: ${reason}`,
  LINE_MALFORMED: answered(
    'badRequest',
    ({ line, problem }: { line: number; problem: string }) => `Line ${line} ${problem}`,
  ),
  LINE_WITHOUT_NODE: answered(
    'badRequest',
    ({ line, blockchain }: { line: number; blockchain: string }) =>
      `Line ${line} is of ${blockchain}, of which no node is known: name one in the setting nodes`,
  ),
  LINE_TOO_EARLY: answered(
    'badRequest',
    ({ line, place, blockchain, last }: EarlyLine) =>
      `Line ${line} is of ${place}, and lines of ${blockchain} are taken up to ${last} now: give it again later`,
  ),
  LINE_REPLACED: answered(
    'badRequest',
    ({ line, thing, fault }: { line: number; thing: string; fault: string }) =>
      `Line ${line} is of ${thing}, which ${fault}: the chain has replaced it, or it is of another network, or older than what the node keeps`,
  ),
}

interface EarlyLine {
  readonly line: number
  /** Such as `slot 12`. */
  readonly place: string
  readonly blockchain: string
  /** Last place up to which lines are accepted. */
  readonly last: number
}

/** Messages about assigned token ids. */
const TOKEN_ID_MESSAGES = {
  NO_TOKEN_IDS: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `Token ids are given out on EVM chains alone, and ${blockchain} is none`,
  ),
  NO_TOKEN_SIGNER: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `This server has no signer of token ids on ${blockchain}`,
  ),
}

/** Messages about signatures. */
const SIGNATURE_MESSAGES = {
  PUBLIC_KEY_MISSING: answered(
    'validation',
    ({ group }: { group: string }) =>
      `A signer of ${group} needs publicKey, since its address does not tell it`,
  ),
}

/** Messages about short URLs. */
const SHORT_URL_MESSAGES = {
  SHORT_URL_INVALID: answered(
    'validation',
    ({ url, least, most }: { url: string; least: number; most: number }) =>
      `${JSON.stringify(url)} cannot be a short URL: use ${least} to ${most} small letters, digits and dashes, and no word of the platform`,
  ),
  SHORT_URL_TAKEN: answered(
    'validation',
    ({ url }: { url: string }) => `The short URL ${url} is taken: choose another one`,
  ),
}

/** Messages about options, settings and the start. */
const SETTINGS_MESSAGES = {
  OPTION_UNKNOWN: ({ option }: { option: string }) =>
    `Unknown option ${option}: --help lists the options`,
  OPTION_INVALID: ({ option, rule }: { option: string; rule: string }) => `${option} ${rule}`,
  SETTINGS_FILE_NOT_READABLE: ({ path, reason }: { path: string; reason: string }) =>
    `The settings in ${path} cannot be read: ${reason}`,
  SETTINGS_INVALID: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  RESET_OF_OWN_DATABASE: (_: Record<never, never>) =>
    'Only the embedded database is emptied by --reset: with DATABASE_URL, drop that database and create it again',
  PORT_TAKEN: ({ host, port, option }: { host: string; port: number; option: string }) =>
    `Port ${port} of ${host} is taken: stop the program that has it, or choose another one with ${option}`,
  DEMO_FAILED: ({ reason }: { reason: string }) =>
    `The demo could not be made (${reason}): its steps above say more`,
  HOST_NOT_USABLE: ({ host, reason }: { host: string; reason: string }) =>
    `The server cannot listen on ${host} (${reason}): give --host an address of this machine`,
}

/** Messages about currency prices. */
const RATE_MESSAGES = {
  RATES_NOT_READ: ({ reason }: { reason: string }) =>
    `The prices of currencies cannot be read, and those known so far stay: ${reason}`,
  CURRENCY_NOT_COUNTED: answered(
    'validation',
    ({ currency, blockchain, coin }: OtherCurrency) =>
      `${currency} is no currency of these amounts: those of ${blockchain} are given in ${coin} or USD`,
  ),
}

interface OtherCurrency {
  readonly currency: string
  readonly blockchain: string
  /** The blockchain's native currency symbol. */
  readonly coin: string
}

/** Messages about blockchain nodes. */
const NODE_MESSAGES = {
  NO_NODE: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) => `This server has no node of ${blockchain} to ask`,
  ),
  DOMAIN_INVALID: answered(
    'badRequest',
    ({ domain, rule }: { domain: string; rule: string }) =>
      `The domain ${JSON.stringify(domain.slice(0, 200))} ${rule}`,
  ),
}

/** Messages about mails. They never contain an address. */
const MAIL_MESSAGES = {
  MAIL_NOT_SENT: ({ reason }: { reason: string }) =>
    `A mail could not be sent (${reason}): check the server that SMTP_URL names`,
  MAIL_REFUSED: ({ reason }: { reason: string }) =>
    `The mail server refused the receiver of a mail (${reason}): it is not tried again`,
  EMAIL_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
}

/** Messages about lazy items. */
const LAZY_ITEM_MESSAGES = {
  NO_LAZY_ITEMS: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `Lazy items are of EVM chains alone, and ${blockchain} is none`,
  ),
  LAZY_ITEM_REFUSED: answered(
    'badRequest',
    ({ id, reason }: { id: string; reason: string }) =>
      `The item ${id} cannot be registered to be minted later: ${reason}`,
  ),
}

/** Messages about following chains. */
const INGEST_MESSAGES = {
  OTHER_CHAIN: ({ host, blockchain, found }: { host: string; blockchain: string; found: string }) =>
    `The node ${host} serves ${found}, and not the network of ${blockchain} that this database holds: correct the URL of the node, or start with another database`,
}

/** Messages about exports and imports. */
const ARCHIVE_MESSAGES = {
  EXPORT_LINE_INVALID: ({ line, reason }: { line: number; reason: string }) =>
    `Line ${line} of the export cannot be imported: ${reason}. What stands before it is imported`,
  EXPORT_NEWER: ({ found, known }: { found: number; known: number }) =>
    `The export is of format ${found}, and this server reads those up to ${known}: import it by the version that wrote it, or a later one`,
  EXPORT_CUT_SHORT: ({ lines }: { lines: number }) =>
    `The export ends after ${lines} lines without its last one: what is there is imported, so export it again for the rest`,
  EXPORT_NOT_READ: ({ path, reason }: { path: string; reason: string }) =>
    `The export ${path} cannot be read: ${reason}`,
  EXPORT_NOT_WRITTEN: ({ path, reason }: { path: string; reason: string }) =>
    `The export ${path} cannot be written: ${reason}`,
  INTERRUPTED: withKind(
    'interrupted',
    (_: Record<never, never>) =>
      'It was ended before it was done: the same command again starts over',
  ),
}

/** Messages about API keys. */
const ACCESS_MESSAGES = {
  KEY_NAME_INVALID: ({ name }: { name: string }) =>
    `${JSON.stringify(name)} cannot be the name of a key: use at most 64 letters, digits, dots, dashes and underscores, beginning with a letter or digit`,
  KEY_NAME_TAKEN: ({ name }: { name: string }) =>
    `There is a key ${name} already: choose another name, or remove that one first`,
  KEY_UNKNOWN: ({ name }: { name: string }) =>
    `There is no key ${JSON.stringify(name)}: keys list shows them all`,
}

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
