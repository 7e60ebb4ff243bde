/** What signing a message with a wallet of any chain gives. */
export interface WalletSignature {
  /** Text the signature is over. Aptos wallets put more into it than they were given. */
  readonly message: string
  /** Signature in the text form of its chain: base58 on Solana, hex elsewhere. */
  readonly signature: string
  /** Public key in the form of its chain; on EVM chains the address, as the key is recovered. */
  readonly publicKey: string
}
