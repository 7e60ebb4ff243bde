/** An executed transaction, the part of a node's answer that the client reads. Numbers are decimal text. */
export interface UserTransaction {
  readonly hash: string
  /** Number of the transaction on its network. */
  readonly version: string
  readonly sender: string
  /** Number among the transactions of the sender. */
  readonly sequence_number: string
  readonly success: boolean
  readonly vm_status: string
  /** Units. */
  readonly gas_used: string
  readonly max_gas_amount: string
  /** Octas for a unit. */
  readonly gas_unit_price: string
  readonly events: readonly { readonly type: string; readonly data: unknown }[]
}
