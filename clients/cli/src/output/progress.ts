import type { Output } from './output.ts'

const PERCENT = 100
/** Without a terminal, one line is printed for every tenth. */
const PERCENT_PER_LINE = 10
const BAR_WIDTH = 30

/** Work in progress with a known length. */
export interface Progress {
  /** Sets how many items are finished; `note` adds details, such as the time left. */
  update(done: number, note: string): void
  /** Ends the progress; the result is reported elsewhere. */
  finish(): void
}

/** Shows a bar on a terminal, plain lines elsewhere. */
export function startProgress(output: Output, title: string, total: number): Progress {
  return output.canDraw ? barProgress(output, title, total) : lineProgress(output, title, total)
}

/**
 * Shows one redrawn line. The prompts library has its own bar, but that reads the keyboard and ends the process at
 * Ctrl-C instead of stopping at a safe point.
 */
function barProgress(output: Output, title: string, total: number): Progress {
  output.draw(barLine(title, 0, total, ''))
  return {
    update: (done, note) => output.draw(barLine(title, done, total, note)),
    finish: () => output.endDrawing(),
  }
}

/** Formats `title [####----] 2 of 4, note`. */
function barLine(title: string, done: number, total: number, note: string): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done * BAR_WIDTH) / total)
  const bar = `${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}`
  return `${title} [${bar}] ${done} of ${total}${note && `, ${note}`}`
}

function lineProgress(output: Output, title: string, total: number): Progress {
  let next = PERCENT_PER_LINE
  return {
    update(done, note) {
      const percent = total === 0 ? PERCENT : Math.floor((done * PERCENT) / total)
      if (percent < next) return
      next = percent - (percent % PERCENT_PER_LINE) + PERCENT_PER_LINE
      output.info(`${title}: ${done} of ${total} (${percent}%)${note && `, ${note}`}`)
    },
    finish: () => undefined,
  }
}
