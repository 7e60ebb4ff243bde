import { createNoopSigner, type TransactionSigner } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress } from '../pda/kitAddress.ts'

/** Converts a public key to a signer for the generated client; web3.js collects the signature. */
export function kitSigner(key: PublicKey): TransactionSigner {
  return createNoopSigner(kitAddress(key))
}
