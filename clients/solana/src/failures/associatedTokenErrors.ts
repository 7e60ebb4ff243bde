import { errorsFrom } from './errorTable.ts'

/** The associated token account program's errors, by number. */
export const ASSOCIATED_TOKEN_ERRORS = errorsFrom([
  ['InvalidOwner', 'The token account exists already and belongs to somebody else'],
])
