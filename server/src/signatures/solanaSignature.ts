import { isSolanaSignature } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import { isEd25519Signature } from './ed25519.ts'
import type { SignedMessage } from './signedMessage.ts'

/** Returns true if a Solana wallet signed a text with `solana:signMessage`. Signature and public key are in base58. */
export function isSolanaMessage({ signer, publicKey, message, signature }: SignedMessage): boolean {
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
