/** Log levels; each includes those before it. `info` has the start, chains and requests. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const

/** Minimum level to log. */
export type LogLevel = (typeof LOG_LEVELS)[number]
