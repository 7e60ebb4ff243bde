import { progress as progressBar } from '@clack/prompts'
import type { Output } from './output.ts'

const PERCENT = 100
/** Without a terminal, one line for each tenth of the way. */
const PERCENT_PER_LINE = 10

/** Work of a known length under way. */
export interface Progress {
  /** So many are done in all; `note` says more, such as the time left. */
  update(done: number, note: string): void
  /** Ends with this line. */
  finish(line: string): void
}

/** A bar on a terminal, plain lines elsewhere. */
export function startProgress(output: Output, title: string, total: number): Progress {
  return output.interactive ? barProgress(output, title, total) : lineProgress(output, title, total)
}

function barProgress(output: Output, title: string, total: number): Progress {
  const bar = progressBar({ max: total, output: output.stderr })
  let shown = 0
  bar.start(title)
  return {
    update(done, note) {
      bar.advance(done - shown, `${title}: ${done} of ${total}${note && `, ${note}`}`)
      shown = done
    },
    finish: (line) => bar.stop(line),
  }
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
    finish: (line) => output.info(line),
  }
}
