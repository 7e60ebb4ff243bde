import { PublicKey } from '@solana/web3.js'

/**
 * An address that works out its text once: web3.js compares addresses by their base58, which takes
 * longer than all else in a transaction of many accounts.
 */
export class RememberedKey extends PublicKey {
  #text: string | undefined

  override toBase58(): string {
    this.#text ??= super.toBase58()
    return this.#text
  }
}
