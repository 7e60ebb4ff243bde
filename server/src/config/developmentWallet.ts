/** A wallet on an embedded network, for signing in on the status page. Its key is not a secret. */
export interface DevelopmentWallet {
  readonly blockchain: 'SOLANA'
  /** Base58. */
  readonly address: string
  /** Ed25519 private key, as PKCS #8 in base64. */
  readonly key: string
  /** Sign-in text, with the nonce's field names in braces as placeholders. */
  readonly text: string
  /** Text for deleting its user, with `{domain}`, `{user}` and `{date}`. */
  readonly deletionText: string
}
