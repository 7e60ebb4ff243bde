import { parseArgs } from 'node:util'

export const HELP = `Starts the embedded network and opens the console on it.

Usage: npm start -- [options]

  --state <folder> where the networks are kept (default .mintline/localnet)
  --reset          forget the networks' state: collections, balances, everything
  --evm            run an EVM network too, and open the mint page on a sample drop there
  --evm-port <number>
                   port of the EVM network (default 8545; 0 = any)
  --aptos          run an Aptos network too, in memory, and open the mint page on a sample drop
                   there
  --aptos-port <number>
                   port of the Aptos network (default 8080; 0 = any)
  --aptos-faucet-port <number>
                   port of its faucet (default 8081; 0 = any)
  --no-open        do not open a browser
  --port <number>  port of the console (default 5173, or the next free one; 0 = any)
  --dev            serve the sources and follow their changes, to work on the console
  --help           show this text`

/** Options for `npm start`. */
export interface StartFlags {
  /** Undefined = the default. */
  state: string | undefined
  reset: boolean
  /** Run an EVM network too. */
  evm: boolean
  /** Undefined = the default. */
  evmPort: number | undefined
  /** Run an Aptos network too. */
  aptos: boolean
  /** Undefined = the default. */
  aptosPort: number | undefined
  /** Undefined = the default. */
  aptosFaucetPort: number | undefined
  open: boolean
  /** Undefined = the default, or the next free one. */
  port: number | undefined
  /** True to serve the sources instead of a build. */
  dev: boolean
  help: boolean
}

/** @throws An error that explains the problem in one sentence. */
export function parseFlags(args: readonly string[]): StartFlags {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      state: { type: 'string' },
      reset: { type: 'boolean', default: false },
      evm: { type: 'boolean', default: false },
      'evm-port': { type: 'string' },
      aptos: { type: 'boolean', default: false },
      'aptos-port': { type: 'string' },
      'aptos-faucet-port': { type: 'string' },
      open: { type: 'boolean', default: true },
      port: { type: 'string' },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { state, reset, evm, aptos, open, dev, help } = values
  const port = portOf('--port', values.port)
  const evmPort = portOf('--evm-port', values['evm-port'])
  const aptosPort = portOf('--aptos-port', values['aptos-port'])
  const aptosFaucetPort = portOf('--aptos-faucet-port', values['aptos-faucet-port'])
  if (evmPort !== undefined && !evm) throw new TypeError('--evm-port needs --evm.')
  if (aptosPort !== undefined && !aptos) throw new TypeError('--aptos-port needs --aptos.')
  if (aptosFaucetPort !== undefined && !aptos) {
    throw new TypeError('--aptos-faucet-port needs --aptos.')
  }
  const ports = { port, evmPort, aptosPort, aptosFaucetPort }
  return { state, reset, evm, aptos, open, dev, help, ...ports }
}

function portOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new TypeError(`${flag} must be a number between 0 and 65535, not "${text}".`)
  }
  return port
}
