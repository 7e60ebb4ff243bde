import type { Output } from './output.ts'

const PERCENT = 100
/** Without a terminal, one line for each tenth of the way. */
const PERCENT_PER_LINE = 10
const BAR_WIDTH = 30

/** Work of a known length under way. */
export interface Progress {
  /** So many are done in all; `note` says more, such as the time left. */
  update(done: number, note: string): void
  /** Nothing more comes; what came of it is for the result to say. */
  finish(): void
}

/** A bar on a terminal, plain lines elsewhere. */
export function startProgress(output: Output, title: string, total: number): Progress {
  return output.canDraw ? barProgress(output, title, total) : lineProgress(output, title, total)
}

/**
 * One line that is written over. Not that of the prompts' library, which reads the keyboard while it
 * shows a bar, and ends the process at Ctrl-C instead of letting it stop at a safe point.
 */
function barProgress(output: Output, title: string, total: number): Progress {
  output.draw(barLine(title, 0, total, ''))
  return {
    update: (done, note) => output.draw(barLine(title, done, total, note)),
    finish: () => output.endDrawing(),
  }
}

/** `title [####----] 2 of 4, note`. */
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
