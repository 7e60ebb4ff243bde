/** A text that a wallet is said to have signed. */
export interface SignedMessage {
  /** Address of the wallet in its normal form. */
  readonly signer: string
  /** Public key of the wallet, where its address does not tell. */
  readonly publicKey: string | undefined
  /** The signed text. Aptos wallets add to the text that they are given, so it is the full one there. */
  readonly message: string
  readonly signature: string
}
