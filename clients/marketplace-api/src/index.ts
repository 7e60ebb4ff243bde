export * from './generated/calls.ts'
export type * from './generated/models.ts'
export type {
  ApiConnection,
  CallOptions,
  RetryOptions,
  Secret,
} from './generated/runtime/connection.ts'
export { isResponseError, RequiredError, ResponseError } from './generated/runtime/errors.ts'
export type { Operation } from './generated/runtime/operation.ts'
export {
  entities,
  type ListOperation,
  type PagedOperation,
  pages,
} from './generated/runtime/pages.ts'
export {
  type SignedText,
  type SignInWallet,
  signIn,
} from './signing/signIn.ts'
export {
  addWalletText,
  type ConsentText,
  consentNonce,
  deleteUserText,
} from './signing/texts.ts'
