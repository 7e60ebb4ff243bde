import { CoreReadError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'

/** A reference to a drop. */
export interface DropReference {
  /** `0x…`, or a union id: `BASE:0x…`, with a token id `BASE:0x…:7`. */
  readonly contract: string
  /** Token id in an ERC-1155 drop, unless the union id contains it. */
  readonly tokenId?: bigint | undefined
}

/** A drop by its address. */
export interface DropAddress {
  /** Mainnet for the union id's blockchain; undefined = not named. */
  readonly mainnet: EvmNetwork | undefined
  readonly address: EvmAddress
  readonly tokenId: bigint | undefined
}

/** Matches a union id. Core's validators for all chains would bloat pages. */
const UNION_ID = /^([A-Z]+):(0x[0-9a-fA-F]+)(?::(\d{1,78}))?$/

/**
 * Parses a drop's address.
 *
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED if it is empty.
 * @throws INVALID_ADDRESS
 * @throws UNKNOWN_CONTRACT_ID for a malformed union id.
 * @throws UNHANDLED_BLOCKCHAIN for a non-EVM chain's union id.
 */
export function dropAddress({ contract, tokenId }: DropReference): DropAddress {
  // For untyped callers, such as a page whose link names no drop.
  if (!contract) throw new CoreReadError('CONTRACT_ADDRESS_NOT_SPECIFIED', {})
  const [whole, blockchain, address = contract, digits] = UNION_ID.exec(contract) ?? []
  if (whole === undefined && contract.includes(':')) {
    throw new CoreReadError('UNKNOWN_CONTRACT_ID', { contractId: contract })
  }
  return {
    mainnet: blockchain === undefined ? undefined : mainnetOf(blockchain),
    address: evmAddress(address),
    tokenId: tokenId ?? (digits === undefined ? undefined : BigInt(digits)),
  }
}

function mainnetOf(blockchain: string): EvmNetwork {
  const [mainnet] = evmNetworksOf(blockchain) ?? []
  if (mainnet) return mainnet
  throw new CoreReadError('UNHANDLED_BLOCKCHAIN', { blockchain })
}

/**
 * Asserts that a drop can be on a network.
 *
 * @throws CHAIN_MISMATCH for another EVM chain's union id.
 */
export function assertDropIsOn(
  { mainnet }: Pick<DropAddress, 'mainnet'>,
  network: Pick<EvmNetwork, 'blockchain' | 'chainId'>,
): void {
  if (!mainnet || mainnet.blockchain === network.blockchain) return
  throw new CoreReadError('CHAIN_MISMATCH', {
    current: network.chainId,
    required: mainnet.chainId,
  })
}
