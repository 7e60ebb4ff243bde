/** An executed transaction: those fields in a node's answer that the client reads. Numbers are decimal text. */
export interface UserTransaction {
  readonly hash: string
  /** Transaction version on its network. */
  readonly version: string
  readonly sender: string
  /** Sequence number among the sender's transactions. */
  readonly sequence_number: string
  readonly success: boolean
  readonly vm_status: string
  /** Units. */
  readonly gas_used: string
  readonly max_gas_amount: string
  /** Octas per unit. */
  readonly gas_unit_price: string
  readonly events: readonly { readonly type: string; readonly data: unknown }[]
}
