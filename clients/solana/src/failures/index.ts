export { decodeFailure, type TransactionFailure } from './decodeFailure.ts'
export { type KnownProgram, knownProgram, type ProgramErrorMeaning } from './programErrors.ts'
