import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
import { evmCall } from '../../nodes/evmCall.ts'
import type { AskedNode } from '../../nodes/nodeUrls.ts'

/**
 * ERC-165 interface ids by which contracts declare `mintAndTransfer`, by standard. They do not follow from any version
 * of its signature.
 */
export const LAZY_INTERFACES = { ERC721: '0x8486f69f', ERC1155: '0x6db15a0f' } as const

const ERC165 = parseAbi(['function supportsInterface(bytes4 id) view returns (bool)'])
/** ERC-165 id that no contract implements. */
const NO_INTERFACE = '0xffffffff'
const YES = numberToHex(1, { size: 32 })

/**
 * Asks whether a contract says that it mints lazy items, and does not say so of everything.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function mintsLazily(
  node: AskedNode,
  contract: Address,
  standard: keyof typeof LAZY_INTERFACES,
): Promise<boolean> {
  const [isLazy, isAnything] = await Promise.all([
    supports(node, contract, LAZY_INTERFACES[standard]),
    supports(node, contract, NO_INTERFACE),
  ])
  return isLazy && !isAnything
}

async function supports(node: AskedNode, contract: Address, id: Hex): Promise<boolean> {
  const data = encodeFunctionData({ abi: ERC165, functionName: 'supportsInterface', args: [id] })
  return (await evmCall(node, contract, data)) === YES
}
