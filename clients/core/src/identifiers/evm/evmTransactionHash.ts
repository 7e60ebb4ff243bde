import type { Branded } from '../branded.ts'
import { EVM_FORMATS } from '../formats/evm.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/** An EVM transaction hash: `0x` and 64 hex digits. Normal form: lowercase. */
export type EvmTransactionHash = Branded<'EvmTransactionHash'>

const identifier = defineIdentifier<EvmTransactionHash>(
  EVM_FORMATS.transactionHash,
  invalidTransactionHash('ETHEREUM'),
)

/** Returns true if the text is an EVM transaction hash. */
export const isEvmTransactionHash: Guard<EvmTransactionHash> = identifier.is

/**
 * Asserts that the text is an EVM transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsEvmTransactionHash: Assertion<EvmTransactionHash> = identifier.assertIs

/**
 * Returns an EVM transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const evmTransactionHash: Coercion<EvmTransactionHash> = identifier.coerce
