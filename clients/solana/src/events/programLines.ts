/** Log line for the start of a call, with the program and the depth, from 1. */
export const INVOKED = /^Program (\w{32,44}) invoke \[(\d+)\]$/
/** Log line for a failed call, with the program. */
export const FAILED = /^Program (\w{32,44}) failed: /
/** Log line for a successful call, with the program. */
export const SUCCEEDED = /^Program (\w{32,44}) success$/
