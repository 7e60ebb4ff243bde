import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { evmCall } from './evmCall.ts'
import type { AskedNode } from './nodeUrls.ts'

const ERC1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
/** Answer of a contract that accepts a signature, as a word. */
const ACCEPTED = '0x1626ba7e'.padEnd(66, '0')

/** A signature that a contract may accept in its name (ERC-1271). */
export interface ContractSignature {
  readonly contract: string
  readonly hash: Hex
  readonly signature: Hex
}

/**
 * Asks a contract about a signature in its name, as ERC-1271 has it.
 *
 * @returns undefined when there is no contract
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function acceptsSignature(
  node: AskedNode,
  { contract, hash, signature }: ContractSignature,
): Promise<boolean | undefined> {
  const args = [hash, signature] as const
  const data = encodeFunctionData({ abi: ERC1271, functionName: 'isValidSignature', args })
  const answer = await evmCall(node, contract, data)
  return answer === '0x' ? undefined : answer === ACCEPTED
}
