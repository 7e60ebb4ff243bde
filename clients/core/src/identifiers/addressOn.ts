import type { AptosAddress } from './aptos/aptosAddress.ts'
import type { EvmAddress } from './evm/evmAddress.ts'
import type { FlowAddress } from './flow/flowAddress.ts'
import type { ImmutableXAddress } from './immutableX/immutableXAddress.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './onBlockchain.ts'
import { invalidAddress } from './refusals.ts'
import type { SolanaAddress } from './solana/solanaAddress.ts'

/** An address on any supported blockchain. */
export type ChainAddress =
  | EvmAddress
  | FlowAddress
  | SolanaAddress
  | AptosAddress
  | ImmutableXAddress

const on = defineIdentifierOnBlockchain<ChainAddress>('address', invalidAddress)

/** Returns true if the text is an address on the blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isAddressOn: IdentifierOnBlockchain<ChainAddress>['is'] = on.is

/**
 * Asserts that the text is an address on the blockchain.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAddressOn: IdentifierOnBlockchain<ChainAddress>['assertIs'] = on.assertIs

/**
 * Returns an address on a blockchain in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid, `UNHANDLED_BLOCKCHAIN` if the blockchain
 * is not supported
 */
export const addressOn: IdentifierOnBlockchain<ChainAddress>['coerce'] = on.coerce
