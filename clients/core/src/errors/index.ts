export type { ErrorCode, ErrorContext } from './catalogue.ts'
export type { InputProblem } from './collectionMessages.ts'
export { asSentence } from './fullStop.ts'
export { isMintlineError, MintlineError } from './mintlineError.ts'
