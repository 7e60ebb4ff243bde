/** Log line when a call starts, with the program and the depth, from 1. */
export const INVOKED = /^Program (\w{32,44}) invoke \[(\d+)\]$/
/** Log line when a call fails, with the program. */
export const FAILED = /^Program (\w{32,44}) failed: /
/** Log line when a call succeeds, with the program. */
export const SUCCEEDED = /^Program (\w{32,44}) success$/
