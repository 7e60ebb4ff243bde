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

/** True if a text is an EVM transaction hash. */
export const isEvmTransactionHash: Guard<EvmTransactionHash> = identifier.is

/**
 * Asserts that a text is an EVM transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsEvmTransactionHash: Assertion<EvmTransactionHash> = identifier.assertIs

/**
 * An EVM transaction hash in its normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` when the text is not valid
 */
export const evmTransactionHash: Coercion<EvmTransactionHash> = identifier.coerce
