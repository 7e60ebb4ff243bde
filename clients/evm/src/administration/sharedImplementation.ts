import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { concatHex, getCreate2Address, zeroHash } from 'viem'
import { getCode } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import type { DropVariant } from '../contract/variantReads.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { implementationTransaction } from './deployDrop.ts'

/**
 * The deterministic deployment proxy that most chains have, which anyone may call. A deployed contract's address
 * follows from its code, so nobody can put other code there.
 */
const DEPLOYMENT_PROXY = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

/** The implementation that all drops in a variant share, at the same address on every chain. */
export interface SharedImplementation {
  readonly address: EvmAddress
  /** True if it is deployed. */
  readonly isDeployed: boolean
  /** Deploys it; undefined = the chain cannot deploy it at that address, so use `implementationTransaction`. */
  readonly transaction: EvmTransaction | undefined
}

/**
 * Fetches the implementation shared by a variant's drops, with the transaction that deploys it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchSharedImplementation(
  connection: EvmConnection,
  variant: DropVariant,
  options: AskOptions = {},
): Promise<SharedImplementation> {
  const { data: bytecode } = implementationTransaction(variant)
  const address = evmAddress(
    getCreate2Address({ from: DEPLOYMENT_PROXY, salt: zeroHash, bytecode }),
  )
  const [isDeployed, hasProxy] = await Promise.all([
    fetchHasCode(connection, address, options),
    fetchHasCode(connection, evmAddress(DEPLOYMENT_PROXY), options),
  ])
  const transaction = { to: DEPLOYMENT_PROXY, data: concatHex([zeroHash, bytecode]) } as const
  return { address, isDeployed, transaction: hasProxy ? transaction : undefined }
}

/**
 * Returns true if there is a contract at an address.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchHasCode(
  { client }: EvmConnection,
  address: EvmAddress,
  options: AskOptions = {},
): Promise<boolean> {
  const code = await askChain('eth_getCode', () => getCode(client, { address }), options)
  return code !== undefined && code !== '0x'
}
