import { createHash } from 'node:crypto'
import { Keypair, PublicKey } from '@solana/web3.js'

/** A development wallet, always the same for a name. Anybody can make it: for the embedded network only. */
export function developmentWallet(name: string): Keypair {
  return Keypair.fromSeed(
    createHash('sha256').update(`mintline development wallet ${name}`).digest(),
  )
}

/** The address that a config names, by itself or by the name of a development wallet. */
export function addressOf(wallet: string): PublicKey {
  return isName(wallet) ? developmentWallet(wallet).publicKey : new PublicKey(wallet)
}

/** Whether a config's text names a wallet. */
export function isWallet(text: string): boolean {
  if (isName(text)) return true
  try {
    return new PublicKey(text).toBytes().length === 32
  } catch {
    return false
  }
}

function isName(text: string): boolean {
  return /^[a-z]{1,20}$/.test(text)
}
