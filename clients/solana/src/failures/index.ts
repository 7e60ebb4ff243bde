export { decodeFailure, type TransactionFailure } from './decodeFailure.ts'
export { WRONG_WALLET_HINT } from './hints.ts'
export { type KnownProgram, knownProgram, type ProgramErrorMeaning } from './programErrors.ts'
