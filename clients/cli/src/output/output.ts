import { clearLine, cursorTo } from 'node:readline'
import type { Writable } from 'node:stream'
import { createColors } from 'picocolors'

const DEFAULT_COLUMNS = 80

type Colors = ReturnType<typeof createColors>

/** What names and addresses from a chain could steer a terminal with. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** Where text goes: a terminal, a file, or memory. */
export interface TextStream extends Writable {
  /** Whether a person watches. Default: nobody does. */
  readonly isTTY?: boolean
  /** Characters of a line on a terminal. */
  readonly columns?: number
}

/** Where the command writes, and for whom. */
export interface OutputOptions {
  readonly stdout: TextStream
  readonly stderr: TextStream
  readonly json: boolean
  readonly verbose: boolean
  readonly env: NodeJS.ProcessEnv
}

/** What the command says on its way. Results go to stdout, everything else to stderr. */
export class Output {
  /** True where a person watches, so that questions make sense. */
  readonly interactive: boolean
  /** True where the cursor may be moved, as prompts do: not in a dumb terminal. */
  readonly canMoveCursor: boolean
  /** True where lines may be drawn over, as bars are; never with NO_COLOR or in a dumb terminal. */
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

  /** The one thing that stdout gets. */
  result(text: string): void {
    this.endDrawing()
    if (text !== '') this.#stdout.write(`${plain(text)}\n`)
  }

  /** A line about what is going on. */
  info(line: string): void {
    this.#say(`${plain(line)}\n`)
  }

  /** A line for those who asked for all of them. */
  detail(line: string): void {
    if (this.#verbose) this.#say(`${this.#colors.dim(plain(line))}\n`)
  }

  warn(message: string): void {
    this.#say(`${this.#colors.yellow('warning:')} ${plain(message)}\n`)
  }

  error(message: string): void {
    this.#say(`${this.#colors.red('error:')} ${plain(message)}\n`)
  }

  /** What to do about an error. */
  hint(message: string): void {
    this.#say(`${this.#colors.cyan('hint:')} ${plain(message)}\n`)
  }

  /** A step of several: `[2/7] Check the wallet`. */
  step(position: string, title: string): void {
    this.#say(`${this.#colors.bold(position)} ${plain(title)}\n`)
  }

  /** Writes over the line that was drawn last, on a terminal. Whatever else is said ends it. */
  draw(line: string): void {
    const { stderr } = this
    cursorTo(stderr, 0)
    clearLine(stderr, 0)
    // A line that is wider than the terminal would leave its beginning behind.
    stderr.write(plain(line).slice(0, Math.max(1, (stderr.columns ?? DEFAULT_COLUMNS) - 1)))
    this.#isDrawing = true
  }

  /** Leaves the drawn line as it is. */
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
