import type { AptosAddress } from './aptos/aptosAddress.ts'
import type { EvmAddress } from './evm/evmAddress.ts'
import type { FlowAddress } from './flow/flowAddress.ts'
import type { ImmutableXAddress } from './immutableX/immutableXAddress.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './onBlockchain.ts'
import { invalidAddress } from './refusals.ts'
import type { SolanaAddress } from './solana/solanaAddress.ts'

/** An address of any supported blockchain. */
export type ChainAddress =
  | EvmAddress
  | FlowAddress
  | SolanaAddress
  | AptosAddress
  | ImmutableXAddress

const on = defineIdentifierOnBlockchain<ChainAddress>('address', invalidAddress)

/** True if a text is an address of a blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isAddressOn: IdentifierOnBlockchain<ChainAddress>['is'] = on.is

/**
 * Asserts that a text is an address of the blockchain.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAddressOn: IdentifierOnBlockchain<ChainAddress>['assertIs'] = on.assertIs

/**
 * An address of a blockchain in its normal form.
 *
 * @throws `INVALID_ADDRESS` when the text is not valid, `UNHANDLED_BLOCKCHAIN` when the blockchain
 * is not supported
 */
export const addressOn: IdentifierOnBlockchain<ChainAddress>['coerce'] = on.coerce
