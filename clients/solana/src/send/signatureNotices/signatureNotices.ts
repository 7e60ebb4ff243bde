/** A subscription to a transaction's outcome. */
export interface NoticeRequest {
  /** The node's websocket URL. */
  readonly url: string
  /** Base58. */
  readonly signature: string
  /** Ends the subscription. */
  readonly signal: AbortSignal
  /** Called once the node has taken the subscription, as the transaction may have landed before, and at the outcome. */
  readonly onNews: () => void
}
