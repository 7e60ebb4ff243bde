import { createNoopSigner, type TransactionSigner } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress } from '../pda/kitAddress.ts'

/** A public key as a signing account of the generated client; web3.js collects the signature. */
export function kitSigner(key: PublicKey): TransactionSigner {
  return createNoopSigner(kitAddress(key))
}
