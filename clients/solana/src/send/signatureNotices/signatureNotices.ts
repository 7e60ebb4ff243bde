/** A subscription to the outcome of a transaction. */
export interface NoticeRequest {
  /** Websocket URL of the node. */
  readonly url: string
  /** Base58. */
  readonly signature: string
  /** Ends the subscription. */
  readonly signal: AbortSignal
  /** Called once the node has taken the subscription, before which the transaction may have landed, and at the outcome. */
  readonly onNews: () => void
}
