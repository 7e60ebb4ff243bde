import { errorsFrom } from './errorTable.ts'

/** Errors of the associated token account program, by number. */
export const ASSOCIATED_TOKEN_ERRORS = errorsFrom([
  ['InvalidOwner', 'The token account exists already and belongs to somebody else'],
])
