/** A wallet of an embedded network, by which the status page signs in. Its key is no secret. */
export interface DevelopmentWallet {
  readonly blockchain: 'SOLANA'
  /** Base58. */
  readonly address: string
  /** Private key of Ed25519, as PKCS #8 in base64. */
  readonly key: string
  /** Text of the sign-in, with the names of the nonce's fields in braces where their values go. */
  readonly text: string
  /** Text by which its user is deleted, with `{domain}`, `{user}` and `{date}`. */
  readonly deletionText: string
}
