import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean } from '@mintline/core'
import { LocalnetError } from './errors.ts'

export interface Flags {
  port: number | undefined
  wsPort: number | undefined
  state: string | undefined
  reset: boolean
  limitLedgerSize: number | undefined
  evm: boolean
  evmPort: number | undefined
  aptos: boolean
  aptosPort: number | undefined
  aptosFaucetPort: number | undefined
  quiet: boolean
  help: boolean
}

export const HELP = `Runs a Solana network on this machine.

Usage: npm run localnet -- [options]

  --port <number>     HTTP port; websockets answer on the next one (default 8899)
  --ws-port <number>  another port for websockets
  --state <folder>    keep the Solana and EVM networks in a folder (default: in memory)
  --reset             forget what the folder holds
  --limit-ledger-size <transactions>
                      transactions to keep; the oldest go first (default 10000)
  --evm               run an EVM network too, with the drop contracts deployed
  --evm-port <number> its port, for HTTP and websockets (default 8545)
  --aptos             run an Aptos network too, in memory, with the drop machine published
  --aptos-port <number>
                      its port (default 8080)
  --aptos-faucet-port <number>
                      port of its faucet (default 8081)
  --quiet             print nothing but errors
  --help              show this text`

const OPTIONS = {
  port: { type: 'string' },
  'ws-port': { type: 'string' },
  state: { type: 'string' },
  reset: { type: 'boolean' },
  'limit-ledger-size': { type: 'string' },
  evm: { type: 'boolean' },
  'evm-port': { type: 'string' },
  aptos: { type: 'boolean' },
  'aptos-port': { type: 'string' },
  'aptos-faucet-port': { type: 'string' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

/** @throws BAD_FLAG with one sentence about what is wrong. */
export function parseFlags(args: readonly string[]): Flags {
  const given = givenValues(args)
  const portOf = (name: keyof typeof OPTIONS) => port(`--${name}`, given.get(name))
  const flags: Flags = {
    port: portOf('port'),
    wsPort: portOf('ws-port'),
    state: given.get('state'),
    reset: given.has('reset'),
    limitLedgerSize: count('--limit-ledger-size', given.get('limit-ledger-size')),
    evm: given.has('evm'),
    evmPort: portOf('evm-port'),
    aptos: given.has('aptos'),
    aptosPort: portOf('aptos-port'),
    aptosFaucetPort: portOf('aptos-faucet-port'),
    quiet: given.has('quiet'),
    help: given.has('help'),
  }
  if (flags.reset && flags.state === undefined) {
    throw badFlag('--reset needs --state: without a folder every start is afresh.')
  }
  if (flags.evmPort !== undefined && !flags.evm) throw badFlag('--evm-port needs --evm.')
  if (flags.aptosPort !== undefined && !flags.aptos) throw badFlag('--aptos-port needs --aptos.')
  if (flags.aptosFaucetPort !== undefined && !flags.aptos) {
    throw badFlag('--aptos-faucet-port needs --aptos.')
  }
  return flags
}

/** Values by option; undefined for those that take none. Not strict, as Node's own messages are many sentences. */
function givenValues(args: readonly string[]): Map<string, string | undefined> {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const given = new Map<string, string | undefined>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') throw unknownOption(token.value)
    const { name, rawName, value } = token
    if (!isOption(name)) throw unknownOption(rawName)
    const takesValue = OPTIONS[name].type === 'string'
    if (takesValue && (!value || value.startsWith('--'))) {
      throw badFlag(`${rawName} needs a value.`)
    }
    if (!takesValue && value !== undefined) throw badFlag(`${rawName} takes no value.`)
    given.set(name, value)
  }
  return given
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name)
}

function unknownOption(given: string): LocalnetError {
  const known = Object.keys(OPTIONS).map((name) => `--${name}`)
  const hint = didYouMean(given, known) || '; --help lists the options.'
  return badFlag(`Unknown option ${given}${hint}`)
}

function port(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw badFlag(`${flag} must be a port between 0 and 65535, not "${text}".`)
  }
  return number
}

function count(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) {
    throw badFlag(`${flag} must be a whole number from 1 on, not "${text}".`)
  }
  return number
}

function badFlag(message: string): LocalnetError {
  return new LocalnetError('BAD_FLAG', message)
}
