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

/** @throws BAD_FLAG with one sentence about what is wrong. */
export function parseFlags(args: readonly string[]): Flags {
  const flags: Flags = {
    port: undefined,
    wsPort: undefined,
    state: undefined,
    reset: false,
    limitLedgerSize: undefined,
    evm: false,
    evmPort: undefined,
    aptos: false,
    aptosPort: undefined,
    aptosFaucetPort: undefined,
    quiet: false,
    help: false,
  }
  const left = args.flatMap((arg) => splitAssignment(arg))
  for (let flag = left.shift(); flag !== undefined; flag = left.shift()) {
    switch (flag) {
      case '--port':
        flags.port = port(flag, left.shift())
        break
      case '--ws-port':
        flags.wsPort = port(flag, left.shift())
        break
      case '--state':
        flags.state = value(flag, left.shift())
        break
      case '--reset':
        flags.reset = true
        break
      case '--limit-ledger-size':
        flags.limitLedgerSize = count(flag, left.shift())
        break
      case '--evm':
        flags.evm = true
        break
      case '--evm-port':
        flags.evmPort = port(flag, left.shift())
        break
      case '--aptos':
        flags.aptos = true
        break
      case '--aptos-port':
        flags.aptosPort = port(flag, left.shift())
        break
      case '--aptos-faucet-port':
        flags.aptosFaucetPort = port(flag, left.shift())
        break
      case '--quiet':
        flags.quiet = true
        break
      case '--help':
      case '-h':
        flags.help = true
        break
      default:
        throw badFlag(`Unknown option ${flag}; --help lists the options.`)
    }
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

// --port=9000 is the same as --port 9000.
function splitAssignment(arg: string): string[] {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg]
}

function value(flag: string, text: string | undefined): string {
  if (text === undefined || text === '' || text.startsWith('--')) {
    throw badFlag(`${flag} needs a value.`)
  }
  return text
}

function port(flag: string, text: string | undefined): number {
  const number = Number(value(flag, text))
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw badFlag(`${flag} must be a port between 0 and 65535, not "${text}".`)
  }
  return number
}

function count(flag: string, text: string | undefined): number {
  const number = Number(value(flag, text))
  if (!Number.isSafeInteger(number) || number < 1) {
    throw badFlag(`${flag} must be a whole number from 1 on, not "${text}".`)
  }
  return number
}

function badFlag(message: string): LocalnetError {
  return new LocalnetError('BAD_FLAG', message)
}
