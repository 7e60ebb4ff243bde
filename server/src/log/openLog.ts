import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './loggedError.ts'
import type { LogLevel } from './logLevels.ts'
import { readableLine } from './readableLine.ts'

/** A server process's log. */
export type Log = Logger

/** Opens a log with one JSON object per line. */
export function openLog(level: LogLevel, destination: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    destination,
  )
}

/** Writes to standard output: text for a person at a terminal, else JSON, synchronously. */
function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1)
  // Unlike the stream itself, the console survives a closed terminal.
  return { write: (json) => console.log(readableLine(json)) }
}
