/** How the runtime logs that a call of a program begins; with the program and the depth, from 1. */
export const INVOKED = /^Program (\w{32,44}) invoke \[(\d+)\]$/
/** How it logs that a call failed, with the program. */
export const FAILED = /^Program (\w{32,44}) failed: /
/** How it logs that a call succeeded, with the program. */
export const SUCCEEDED = /^Program (\w{32,44}) success$/
