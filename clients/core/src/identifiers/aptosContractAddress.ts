import { APTOS_FORMATS } from './formats/aptos.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidContractAddress,
} from './identifier.ts'

/**
 * An Aptos contract address: `0x` and 1 to 64 hex digits.
 *
 * Normal form: lowercase, padded with zeros to 64 digits.
 */
export type AptosContractAddress = Branded<'AptosContractAddress'>

const identifier = defineIdentifier<AptosContractAddress>(
  APTOS_FORMATS.contractAddress,
  invalidContractAddress('APTOS'),
)

/** Returns true if the text is an Aptos contract address. */
export const isAptosContractAddress: Guard<AptosContractAddress> = identifier.is

/**
 * Asserts that the text is an Aptos contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsAptosContractAddress: Assertion<AptosContractAddress> = identifier.assertIs

/**
 * Returns an Aptos contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const aptosContractAddress: Coercion<AptosContractAddress> = identifier.coerce
