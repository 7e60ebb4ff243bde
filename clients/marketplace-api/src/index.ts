export {
  type ApiConnection,
  type CallOptions,
  entities,
  isResponseError,
  type ListOperation,
  type Operation,
  type PagedOperation,
  pages,
  RequiredError,
  ResponseError,
  type RetryOptions,
  type Secret,
  type StreamedEvent,
  type StreamOperation,
  subscribe,
} from '#runtime'
export * from './generated/calls.ts'
export type * from './generated/models.ts'
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
