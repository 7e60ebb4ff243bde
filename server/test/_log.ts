import type { LoggedError } from '../src/log/loggedError.ts'
import { type Log, openLog } from '../src/log/openLog.ts'

/** A log line. */
export interface LogEntry {
  readonly level: string
  readonly msg: string
  readonly requestId?: string
  readonly err?: LoggedError
}

/** Opens a log that keeps its lines, as text and parsed. */
export function memoryLog(): { log: Log; lines: string[]; entries: LogEntry[] } {
  const lines: string[] = []
  const entries: LogEntry[] = []
  const log = openLog('info', {
    write: (line) => {
      lines.push(line)
      entries.push(JSON.parse(line))
    },
  })
  return { log, lines, entries }
}
