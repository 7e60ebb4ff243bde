/** A signed message, from a wallet on any chain. */
export interface WalletSignature {
  /** The signed text. Aptos wallets add to the text they were given. */
  readonly message: string
  /** Signature in its chain's text form: base58 on Solana, hex elsewhere. */
  readonly signature: string
  /** Public key in its chain's form; on EVM chains the address, since the key can be recovered. */
  readonly publicKey: string
}
