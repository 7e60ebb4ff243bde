import { ServerError } from '../errors/serverError.ts'
import { LOG_LEVELS, type LogLevel } from '../log/logLevels.ts'
import { assertNoWords, givenOptions } from './givenOptions.ts'
import { DEFAULT_SCOPES, KEY_SCOPES } from './requestClasses.ts'
import { ROLE_NAMES, type RoleName } from './roleNames.ts'

/** Command line options; undefined = not given. */
export interface Options {
  readonly help: boolean
  readonly demo: boolean
  readonly reset: boolean
  readonly port: number | undefined
  readonly metricsPort: number | undefined
  readonly host: string | undefined
  readonly roles: readonly RoleName[] | undefined
  /** Settings file. */
  readonly config: string | undefined
  readonly logLevel: LogLevel | undefined
}

export const HELP = `Serves the indexer interface of Mintline from a database of its own. By default it follows the networks of this
machine: that of npm start or npm run localnet, and the EVM network of npm run localnet -- --evm.

Usage: npm run server -- [options]
       npm run server -- keys add <name> [--per-minute <number>] [--scopes <names>] [--days <number>]
                            [--origins <urls>] [--by <name>]
       npm run server -- keys list
       npm run server -- keys remove <name> [--by <name>]
       npm run server -- ingest --from <file|-> [--skip-bad]
       npm run server -- moderate verify|blacklist|unlist <id> [--undo] [--by <name>]
       npm run server -- moderate badge <id> [--badge <name>] [--status <name>] [--undo] [--by <name>]
       npm run server -- moderate reports [--size <number>]
       npm run server -- audit [--of <id>] [--size <number>]
       npm run server -- export [--to <file>]
       npm run server -- import [--from <file>]

  --port <number>    port of the interface (default 8787; 0 = any that is free)
  --host <address>   address to listen on (default 127.0.0.1: this machine only)
  --metrics-port <n> serve metrics for Prometheus there, at the same address (default: none)
  --role <names>     what this process does, joined by commas: ${ROLE_NAMES.join(', ')} (default: all)
  --config <file>    settings (default: server.config.json, if it is there)
  --log-level <name> how much is logged: ${LOG_LEVELS.join(', ')} (default: info, with --demo warn)
  --reset            empty the embedded database first
  --demo             serve a drop on a Solana network, both of its own, until Ctrl-C
  --help             show this text

  keys add           make an API key, whose limit replaces that of the caller's address
  --per-minute       requests with it in a minute to each process (default: any number)
  --scopes           its rights, joined by commas: ${KEY_SCOPES.join(', ')} (default: ${DEFAULT_SCOPES.join(',')})
  --days             days until it expires (default: never)
  --origins          pages that may send it, such as https://example.com (default: any caller)
  --by <name>        who adds or removes it (default: the user of the operating system)

  ingest             write recorded transactions and logs into the database, one JSON object a line
  --from             the file; - = the standard input
  --skip-bad         leave lines out that are refused (default: end at the first one, with exit code 2)

  moderate           decide about a user, collection, item or wallet, or undo that with --undo
  verify             give it the badge VERIFIED
  blacklist          mark it as blacklisted; such a wallet joins no user
  unlist             mark it as unlisted, for searches of the marketplace
  badge              write the state of a request for a badge
  --badge            VERIFIED or RE_VERIFIED (default VERIFIED)
  --status           IN_PROCESS, APPROVED or DECLINED (default APPROVED)
  --by <name>        who decides (default: the user of the operating system)
  reports            list what visitors reported, the newest first
  --size <number>    how many, from 1 to 1000 (default 50)

  audit              list who signed in or out, changed wallets, used keys, decided or left, from where, the newest first
  --of               the user, wallet, collection, item or key that it is about (default: all)
  --size <number>    how many, from 1 to 1000 (default 50)

  export             write what cannot be read off a chain again, as lines of JSON: orders, lazy items, API keys, rates
  --to               file that is replaced once all is written (default -: the standard output)
  import             write what is missing of an export, where it may have been imported before
  --from             file with the export (default -: the standard input)

  DATABASE_URL       a PostgreSQL of your own, from 15 on, in place of the embedded one
  DATABASE_READ_URL  a standby of it that answers lists
  WEBHOOK_SECRET     take lines at POST /ingest/v1/lines that are signed with it; or WEBHOOK_SECRET_FILE
  TOKEN_SIGNER_KEY   private key that signs token ids for EVM contracts (default: none are given out); or
                     TOKEN_SIGNER_KEY_FILE
  SMTP_URL           mail server (smtp: or smtps:), else mails are shown in the log; or SMTP_URL_FILE
  MAIL_FROM          sender of mails, such as Shop <no-reply@shop.example>
  ON_RAMP_TOKEN      token for the service that adapters.onRamp names; or ON_RAMP_TOKEN_FILE
  TWITTER_TOKEN      token by which posts on Twitter are looked for; or TWITTER_TOKEN_FILE
  PLATFORM_NAME      name of the platform in enumerations (default MINTLINE)`

const FLAGS = ['help', 'reset', 'demo']
const VALUES = ['port', 'metrics-port', 'host', 'role', 'config', 'log-level']
const LARGEST_PORT = 65_535

/**
 * Parses the command's arguments.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseOptions(args: readonly string[]): Options {
  const { options: given, words } = givenOptions(args, { flags: FLAGS, values: VALUES })
  assertNoWords(words)
  if (given.has('demo')) assertForDemo(given)
  return {
    help: given.has('help'),
    demo: given.has('demo'),
    reset: given.has('reset'),
    port: portOf('--port', given.get('port')),
    metricsPort: portOf('--metrics-port', given.get('metrics-port')),
    host: given.get('host'),
    roles: rolesOf(given.get('role')),
    config: given.get('config'),
    logLevel: logLevelOf(given.get('log-level')),
  }
}

/** Refuses options that contradict a demo, which has a new database and runs all roles. */
function assertForDemo(given: ReadonlyMap<string, unknown>): void {
  for (const name of ['reset', 'role'].filter((option) => given.has(option))) {
    const rule = 'cannot be given together with --demo'
    throw new ServerError('OPTION_INVALID', { option: `--${name}`, rule })
  }
}

function portOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= LARGEST_PORT) return port
  const rule = `must be a port from 0 to ${LARGEST_PORT}, not ${JSON.stringify(text)}`
  throw new ServerError('OPTION_INVALID', { option, rule })
}

function rolesOf(text: string | undefined): RoleName[] | undefined {
  return text?.split(',').map((name) => {
    const role = ROLE_NAMES.find((candidate) => candidate === name)
    if (role !== undefined) return role
    const rule = `must be some of ${ROLE_NAMES.join(', ')}, not ${JSON.stringify(name)}`
    throw new ServerError('OPTION_INVALID', { option: '--role', rule })
  })
}

function logLevelOf(text: string | undefined): LogLevel | undefined {
  if (text === undefined) return undefined
  const level = LOG_LEVELS.find((candidate) => candidate === text)
  if (level !== undefined) return level
  const rule = `must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(text)}`
  throw new ServerError('OPTION_INVALID', { option: '--log-level', rule })
}
