/** The log line of a call that begins, with the program and the depth, from 1. */
export const INVOKED = /^Program (\w{32,44}) invoke \[(\d+)\]$/
/** The log line of a call that failed, with the program. */
export const FAILED = /^Program (\w{32,44}) failed: /
/** The log line of a call that succeeded, with the program. */
export const SUCCEEDED = /^Program (\w{32,44}) success$/
