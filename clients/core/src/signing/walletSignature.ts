/** A signed message, from a wallet of any chain. */
export interface WalletSignature {
  /** The signed text. Aptos wallets add to the text that they were given. */
  readonly message: string
  /** Signature in the text form of its chain: base58 on Solana, hex elsewhere. */
  readonly signature: string
  /** Public key in the form of its chain; on EVM chains the address, since the key can be recovered. */
  readonly publicKey: string
}
