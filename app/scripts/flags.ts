import { parseArgs } from 'node:util'

export const HELP = `Starts the embedded network and opens the console on it.

Usage: npm start -- [options]

  --state <folder> where the network is kept (default .mintline/localnet)
  --reset          forget the network's state: collections, balances, everything
  --no-open        do not open a browser
  --port <number>  port of the console (default 5173, or the next free one; 0 = any)
  --dev            serve the sources and follow their changes, to work on the console
  --help           show this text`

/** Options of `npm start`. */
export interface StartFlags {
  /** Undefined = the default. */
  state: string | undefined
  reset: boolean
  open: boolean
  /** Undefined = the default, or the next free one. */
  port: number | undefined
  /** True to serve the sources instead of a build. */
  dev: boolean
  help: boolean
}

/** @throws An error with one sentence about what is wrong. */
export function parseFlags(args: readonly string[]): StartFlags {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      state: { type: 'string' },
      reset: { type: 'boolean', default: false },
      open: { type: 'boolean', default: true },
      port: { type: 'string' },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { state, reset, open, port, dev, help } = values
  return { state, reset, open, dev, help, port: port === undefined ? undefined : portOf(port) }
}

function portOf(text: string): number {
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new TypeError(`--port must be a number between 0 and 65535, not "${text}".`)
  }
  return port
}
