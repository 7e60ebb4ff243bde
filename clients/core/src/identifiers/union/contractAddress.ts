import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/**
 * A contract on a blockchain: `CHAIN:address`, with any address that is not empty.
 * Only the blockchain is checked; a `UnionContractAddress` also has an address in its format.
 */
export type ContractAddress = Branded<'ContractAddress'>

const identifier = defineCompositeIdentifier<ContractAddress, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_CONTRACT_ADDRESS'),
})

/** True if a text is a contract address. */
export const isContractAddress: Guard<ContractAddress> = identifier.is

/**
 * Asserts that a text is a contract address.
 *
 * @throws `NOT_CONTRACT_ADDRESS`
 */
export const assertIsContractAddress: Assertion<ContractAddress> = identifier.assertIs

/**
 * A contract address in its normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` when the text is not valid
 */
export const contractAddress: Coercion<ContractAddress> = identifier.coerce

/**
 * The parts of a contract address, in their normal forms.
 *
 * @throws `NOT_CONTRACT_ADDRESS` when the text is not valid
 */
export const parseContractAddress = identifier.parse

/**
 * The contract address made of these parts, in its normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` when they do not make one
 */
export const formatContractAddress = identifier.format
