import { isBinary, isSolanaSignature } from '@mintline/core/identifiers'
import { BLOCKCHAINS, isEvmBlockchain, type LayerOne } from '@mintline/core/networks'
import { base58 } from '@scure/base'
import { type Hex, hashMessage } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { acceptsEarlySignature, acceptsSignature } from '../nodes/contractSignature.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import { isAptosMessage, isEd25519Signature, type SignedMessage } from './aptosSignature.ts'
import { type Asking, isEvmSignature } from './evmSignature.ts'

/** Suffix of every ERC-6492 signature. */
const MAGIC_BYTES = '6492'.repeat(16)

/**
 * Returns true if a wallet signed a text as wallets in its blockchain group do; on EVM chains also as a contract that
 * is not deployed yet (ERC-6492).
 *
 * @param asking - called if nodes have to be asked, to ask them or to refuse that
 * @throws `PUBLIC_KEY_MISSING` on Aptos; `NO_NODE` on Flow, whose keys are on chain
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN` if a contract cannot be asked
 */
export async function isSignedMessage(
  nodes: Nodes,
  group: LayerOne,
  signed: SignedMessage,
  asking?: Asking,
): Promise<boolean> {
  const { signer, publicKey, message, signature } = signed
  switch (group) {
    case 'ETHEREUM': {
      const hash = hashMessage(message)
      const evmSignature = { signer: signer as Hex, hash, signature }
      const accepts = isEarly(signature) ? acceptsEarlySignature : acceptsSignature
      return isEvmSignature(nodes, BLOCKCHAINS.filter(isEvmBlockchain), evmSignature, {
        accepts,
        ...(asking && { asking }),
      })
    }
    case 'SOLANA':
      return isSolanaMessage(signed)
    case 'APTOS':
      if (publicKey === undefined) throw new ServerError('PUBLIC_KEY_MISSING', { group })
      return isAptosMessage({ ...signed, publicKey })
    case 'FLOW':
      throw new ServerError('NO_NODE', { blockchain: group })
  }
}

/** Returns true for a signature by a contract that may not be deployed yet. */
const isEarly = (signature: string): boolean =>
  signature.toLowerCase().endsWith(MAGIC_BYTES) && isBinary(signature)

/** Returns true if a Solana wallet signed a text with `solana:signMessage`. Signature and public key are in base58. */
function isSolanaMessage({ signer, publicKey, message, signature }: SignedMessage): boolean {
  if (publicKey !== undefined && publicKey !== signer) return false
  return (
    isSolanaSignature(signature) &&
    isEd25519Signature({
      publicKey: base58.decode(signer),
      message: Buffer.from(message),
      signature: base58.decode(signature),
    })
  )
}
