export { AddressError } from './addressError.ts'
// Whole modules, since declaration merging does not reach an interface exported by name.
export * from './catalogue.ts'
export * from './coreError.ts'
export { CoreReadError } from './coreReadError.ts'
export type { FlatFeeAmounts, InputProblem } from './inputMessages.ts'
export { type ErrorKind, kindsOf, type Messages, withKind } from './kinds.ts'
export {
  type JournalHolder,
  type JournalMismatch,
  LIST_MESSAGES,
  type ListScope,
} from './listMessages.ts'
export * from './mintlineError.ts'
export {
  asSentence,
  hideKeysIn,
  withInvisibleNamed,
  withoutFullStop,
  withoutInvisible,
  withoutKeys,
} from './quotedText.ts'
