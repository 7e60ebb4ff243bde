import type { AptosContractAddress } from './aptos/aptosContractAddress.ts'
import type { EvmContractAddress } from './evm/evmContractAddress.ts'
import type { FlowContractAddress } from './flow/flowContractAddress.ts'
import type { ImmutableXContractAddress } from './immutableX/immutableXContractAddress.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './onBlockchain.ts'
import { invalidContractAddress } from './refusals.ts'
import type { SolanaContractAddress } from './solana/solanaContractAddress.ts'

/** A contract address on any supported blockchain. */
export type ChainContractAddress =
  | EvmContractAddress
  | FlowContractAddress
  | SolanaContractAddress
  | AptosContractAddress
  | ImmutableXContractAddress

const on = defineIdentifierOnBlockchain<ChainContractAddress>(
  'contractAddress',
  invalidContractAddress,
)

/** Returns true if the text is a contract address on the blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isContractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['is'] = on.is

/**
 * Asserts that the text is a contract address on the blockchain.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsContractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['assertIs'] =
  on.assertIs

/**
 * Returns a contract address on a blockchain in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid, `UNHANDLED_BLOCKCHAIN` if the blockchain
 * is not supported
 */
export const contractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['coerce'] = on.coerce
