/** Levels of the log, each with those before it. `info` has the start, chains and requests. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const

/** Least weight of the lines that the server logs. */
export type LogLevel = (typeof LOG_LEVELS)[number]
