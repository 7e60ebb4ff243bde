import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './loggedError.ts'
import type { LogLevel } from './logLevels.ts'
import { readableLine } from './readableLine.ts'

/** Log of a process of the server. */
export type Log = Logger

/** Opens a log each line of which is a JSON object. */
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

/** The standard output: text for a person at a terminal, else JSON, written at once. */
function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1)
  // Unlike the stream itself, the console outlives a terminal that is closed.
  return { write: (json) => console.log(readableLine(json)) }
}
