import { clearLine, cursorTo } from 'node:readline'
import type { Writable } from 'node:stream'
import { createColors } from 'picocolors'

const DEFAULT_COLUMNS = 80

type Colors = ReturnType<typeof createColors>

/** Control characters in names and addresses from chain, which could manipulate a terminal. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** Text destination: a terminal, a file, or memory. */
export interface TextStream extends Writable {
  /** True if a person is watching. Default: false. */
  readonly isTTY?: boolean
  /** A terminal's width in characters. */
  readonly columns?: number
}

/** Destinations for the command's output. */
export interface OutputOptions {
  readonly stdout: TextStream
  readonly stderr: TextStream
  readonly json: boolean
  readonly verbose: boolean
  readonly env: NodeJS.ProcessEnv
}

/** The command's output. Results go to stdout, everything else to stderr. */
export class Output {
  /** True if a person is watching, so that questions are useful. */
  readonly interactive: boolean
  /** True if the cursor may be moved, for prompts: not in a dumb terminal. */
  readonly canMoveCursor: boolean
  /** True if lines may be redrawn, for progress bars; never with NO_COLOR or in a dumb terminal. */
  readonly canDraw: boolean
  readonly json: boolean
  readonly stderr: TextStream
  #isDrawing = false
  readonly #colors: Colors
  readonly #stdout: TextStream
  readonly #verbose: boolean

  constructor({ stdout, stderr, json, verbose, env }: OutputOptions) {
    const noColor = env.NO_COLOR !== undefined && env.NO_COLOR !== ''
    this.canMoveCursor = env.TERM !== 'dumb'
    const isPlain = noColor || !this.canMoveCursor
    this.#colors = createColors(stderr.isTTY === true && !isPlain)
    this.interactive = stderr.isTTY === true && !json
    this.canDraw = this.interactive && !isPlain
    this.json = json
    this.stderr = stderr
    this.#stdout = stdout
    this.#verbose = verbose
  }

  /** Prints the result, the only text on stdout. */
  result(text: string): void {
    this.endDrawing()
    if (text !== '') this.#stdout.write(`${plain(text)}\n`)
  }

  /** Prints a progress line. */
  info(line: string): void {
    this.#say(`${plain(line)}\n`)
  }

  /** Prints a line in verbose mode only. */
  detail(line: string): void {
    if (this.#verbose) this.#say(`${this.#colors.dim(plain(line))}\n`)
  }

  warn(message: string): void {
    this.#say(`${this.#colors.yellow('warning:')} ${plain(message)}\n`)
  }

  error(message: string): void {
    this.#say(`${this.#colors.red('error:')} ${plain(message)}\n`)
  }

  /** Prints advice for an error. */
  hint(message: string): void {
    this.#say(`${this.#colors.cyan('hint:')} ${plain(message)}\n`)
  }

  /** Prints a step's title: `[2/7] Check the wallet`. */
  step(position: string, title: string): void {
    this.#say(`${this.#colors.bold(position)} ${plain(title)}\n`)
  }

  /** Redraws the last drawn line on a terminal. Any other output ends it. */
  draw(line: string): void {
    const { stderr } = this
    cursorTo(stderr, 0)
    clearLine(stderr, 0)
    // A line wider than the terminal would leave its beginning behind.
    stderr.write(plain(line).slice(0, Math.max(1, (stderr.columns ?? DEFAULT_COLUMNS) - 1)))
    this.#isDrawing = true
  }

  /** Keeps the drawn line. */
  endDrawing(): void {
    if (this.#isDrawing) this.stderr.write('\n')
    this.#isDrawing = false
  }

  #say(text: string): void {
    this.endDrawing()
    this.stderr.write(text)
  }
}

function plain(text: string): string {
  return text.replaceAll(CONTROLS, '')
}
