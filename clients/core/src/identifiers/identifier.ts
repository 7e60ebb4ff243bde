import { CoreReadError } from '../errors/coreReadError.ts'
import type { Blockchain } from '../networks/blockchains.ts'

/** Returns a text's normal form; undefined = the text does not have the format. */
export type Format = (value: string) => string | undefined

/** True if the text is an identifier of this kind, in normal form or not. */
export type Guard<Id extends string> = (value: string) => value is Id

/** Throws unless the text is an identifier of this kind, in normal form or not. */
export type Assertion<Id extends string> = (value: string) => asserts value is Id

/** Returns an identifier's normal form; throws if the text is not valid. */
export type Coercion<Id extends string> = (value: string) => Id

/** Guard, assertion and coercion for one kind of identifier. */
export interface Identifier<Id extends string> {
  readonly is: Guard<Id>
  readonly assertIs: Assertion<Id>
  readonly coerce: Coercion<Id>
}

/**
 * Creates the guard, assertion and coercion for one kind of identifier.
 *
 * For callers without types, refuses non-strings like an invalid text.
 *
 * @param format - the identifier's format
 * @param errorFor - creates the error for a text without that format
 */
export function defineIdentifier<Id extends string>(
  format: Format,
  errorFor: (value: string) => Error,
): Identifier<Id> {
  const normalise = (value: string) => (typeof value === 'string' ? format(value) : undefined)
  const coerce = (value: string): Id => {
    const normal = normalise(value)
    if (normal === undefined) throw errorFor(String(value))
    return normal as Id
  }
  return {
    is: (value): value is Id => normalise(value) !== undefined,
    assertIs: (value): asserts value is Id => {
      coerce(value)
    },
    coerce,
  }
}

/**
 * Text known to be one kind of identifier, so that another kind cannot take its place.
 *
 * The text is valid. Only a coercion's result is also in normal form.
 */
export type Branded<Name extends string> = string & { readonly '__brand:@mintline/core': Name }

/** Creates the error for an invalid address on a blockchain. */
export const invalidAddress = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_ADDRESS', { value, blockchain })

/** Creates the error for an invalid contract address on a blockchain. */
export const invalidContractAddress = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_CONTRACT_ADDRESS', { value, blockchain })

/** Creates the error for an invalid transaction hash on a blockchain. */
export const invalidTransactionHash = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_TRANSACTION_HASH', { value, blockchain })
