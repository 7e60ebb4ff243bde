import { isBinary } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type Hex, isAddressEqual, recoverAddress } from 'viem'
import { acceptsSignature } from '../nodes/contractSignature.ts'
import { type Nodes, nodeIn } from '../nodes/nodeUrls.ts'

/** Node requests for contract signatures. */
export interface ContractQuestions {
  /** Asks one node; undefined = it has no such contract. Default: by ERC-1271. */
  readonly accepts?: typeof acceptsSignature
  /** Called if nodes have to be asked, to ask them or to refuse that. Default: asks. */
  readonly asking?: Asking
}

/** Asks nodes, or refuses to. */
export type Asking = (ask: () => Promise<boolean>) => Promise<boolean>

/** A signed hash on EVM chains. */
export interface EvmSignature {
  /** Wallet address, which has a key or is a contract. */
  readonly signer: Hex
  readonly hash: Hex
  /** As given. */
  readonly signature: string
}

/**
 * Returns true if a wallet signed a hash: with its key, or as a contract that accepts the signature (ERC-1271). An
 * address can hold a different contract on each blockchain, so all of them have to accept it. Without configured nodes,
 * no contract is asked.
 *
 * @param blockchains - EVM chains on which the signature is to count
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN` if a contract cannot be asked
 */
export async function isEvmSignature(
  nodes: Nodes,
  blockchains: readonly Blockchain[],
  { signer, hash, signature }: EvmSignature,
  { accepts = acceptsSignature, asking = (ask) => ask() }: ContractQuestions = {},
): Promise<boolean> {
  if (!isBinary(signature)) return false
  const bytes = signature as Hex
  if (await isOfKey(signer, hash, bytes)) return true
  const asked = blockchains.flatMap((blockchain) => {
    const node = nodeIn(nodes, blockchain)
    return node ? [node] : []
  })
  if (asked.length === 0) return false
  return asking(async () => {
    const question = { contract: signer, hash, signature: bytes }
    const answers = await Promise.all(asked.map((node) => accepts(node, question)))
    const verdicts = answers.filter((answer) => answer !== undefined)
    return verdicts.length > 0 && verdicts.every(Boolean)
  })
}

/** Returns true if a wallet's key signed a hash. */
export async function isOfKey(signer: Hex, hash: Hex, signature: Hex): Promise<boolean> {
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), signer)
  } catch {
    // No key can have made these bytes.
    return false
  }
}
