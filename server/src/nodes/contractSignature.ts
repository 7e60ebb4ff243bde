import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  parseAbi,
} from 'viem'
import { askEvmNode, evmCall } from './evmCall.ts'
import type { AskedNode } from './nodeUrls.ts'

const ERC1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
/** A contract's answer when it accepts a signature, as a word. */
const ACCEPTED = '0x1626ba7e'.padEnd(66, '0')

/** The validator's answer when it accepts a signature by ERC-6492's rules. */
const VALID = '0x01'

/** A signature that a contract may accept in its name (ERC-1271). */
export interface ContractSignature {
  readonly contract: string
  readonly hash: Hex
  readonly signature: Hex
}

/**
 * Asks a contract whether it accepts a signature in its name (ERC-1271).
 *
 * @returns undefined if there is no contract
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

/**
 * Checks a signature that brings its contract's deployment along (ERC-6492), so that the contract can sign before it is
 * deployed.
 *
 * @returns undefined if there is no contract, and the deployment in the signature creates none that accepts it
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` for code that is not hex
 */
export async function acceptsEarlySignature(
  node: AskedNode,
  { contract, hash, signature }: ContractSignature,
): Promise<boolean | undefined> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    args: [contract as Hex, hash, signature],
    bytecode: erc6492SignatureValidatorByteCode,
  })
  if ((await evmCall(node, undefined, data)) === VALID) return true
  const code = await askEvmNode(node, 'eth_getCode', [contract, 'latest'])
  return code === '0x' ? undefined : false
}
