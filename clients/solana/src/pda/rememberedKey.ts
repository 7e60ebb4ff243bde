import { base58 } from '@scure/base'
import { PublicKey, type PublicKeyInitData } from '@solana/web3.js'

/**
 * An address that works out its text once: web3.js compares addresses by their base58, which takes
 * longer than all else in a transaction of many accounts.
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
