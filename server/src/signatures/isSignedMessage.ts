import { isBinary } from '@mintline/core/identifiers'
import { BLOCKCHAINS, isEvmBlockchain, type LayerOne } from '@mintline/core/networks'
import { type Hex, hashMessage, isErc6492Signature, size } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { acceptsEarlySignature, acceptsSignature } from '../nodes/contractSignature.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import { isAptosMessage } from './aptosSignature.ts'
import { isEvmSignature } from './evmSignature.ts'
import type { SignedMessage } from './signedMessage.ts'
import { isSolanaMessage } from './solanaSignature.ts'

/**
 * True if a wallet signed a text, in the way of the wallets of its group of blockchains; those of EVM chains also as contracts
 * that are not deployed yet (ERC-6492).
 *
 * @throws `PUBLIC_KEY_MISSING` on Aptos; `NO_NODE` on Flow, whose keys are on chain
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN` when a contract cannot be asked
 */
export async function isSignedMessage(
  nodes: Nodes,
  group: LayerOne,
  signed: SignedMessage,
): Promise<boolean> {
  const { signer, publicKey, message, signature } = signed
  switch (group) {
    case 'ETHEREUM': {
      const hash = hashMessage(message)
      const evmSignature = { signer: signer as Hex, hash, signature }
      const accepts = isEarly(signature) ? acceptsEarlySignature : acceptsSignature
      return isEvmSignature(nodes, BLOCKCHAINS.filter(isEvmBlockchain), evmSignature, accepts)
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

/** Bytes that end signatures of contracts that are not deployed yet. */
const isEarly = (signature: string): boolean =>
  isBinary(signature) && size(signature) > 32 && isErc6492Signature(signature)
