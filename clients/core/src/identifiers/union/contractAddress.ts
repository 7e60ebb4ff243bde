import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/**
 * A contract on a blockchain: `CHAIN:address`, with any non-empty address. Only the blockchain is checked; a
 * `UnionContractAddress` also has an address in its format.
 */
export type ContractAddress = Branded<'ContractAddress'>

const identifier = defineCompositeIdentifier<ContractAddress, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_CONTRACT_ADDRESS'),
})

/** Returns true if the text is a contract address. */
export const isContractAddress: Guard<ContractAddress> = identifier.is

/**
 * Asserts that the text is a contract address.
 *
 * @throws `NOT_CONTRACT_ADDRESS`
 */
export const assertIsContractAddress: Assertion<ContractAddress> = identifier.assertIs

/**
 * Returns a contract address in normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the text is not valid
 */
export const contractAddress: Coercion<ContractAddress> = identifier.coerce

/**
 * Parses a contract address into parts in normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the text is not valid
 */
export const parseContractAddress = identifier.parse

/**
 * Formats a contract address in normal form from its parts.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the parts are not valid
 */
export const formatContractAddress = identifier.format
