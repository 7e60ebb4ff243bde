import { base58 } from '@scure/base'
import { PublicKey, type PublicKeyInitData } from '@solana/web3.js'

/**
 * A public key that caches its base58, which web3.js uses for comparisons and which would otherwise take most of the
 * time for a transaction with many accounts.
 */
export class RememberedKey extends PublicKey {
  #text: string | undefined

  constructor(value: PublicKeyInitData) {
    super(typeof value === 'string' ? base58.decode(value) : value)
    if (typeof value === 'string') this.#text = value
  }

  override toBase58(): string {
    this.#text ??= super.toBase58()
    return this.#text
  }
}
