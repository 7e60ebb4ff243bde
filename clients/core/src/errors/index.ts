export type { ErrorCode, ErrorContext } from './catalogue.ts'
export { isMintlineError, MintlineError } from './mintlineError.ts'
