/** A text with a signature to check. */
export interface SignedMessage {
  /** The wallet's address in its normal form. */
  readonly signer: string
  /** The wallet's public key, if its address does not contain it. */
  readonly publicKey: string | undefined
  /** Signed text. Aptos wallets add to the given text, so it is the full one there. */
  readonly message: string
  readonly signature: string
}
