/** An event of a transaction, as nodes tell it. */
export interface AptosEvent {
  /** `0x…::module::Struct`, which only that module can emit. */
  readonly type: string
  readonly data: unknown
}

/** A resource as a transaction left it behind. */
export interface WrittenResource {
  /** Address that it is at, in core's normal form. */
  readonly address: string
  readonly type: string
  readonly data: unknown
}

/** A transaction of a user that was carried out. */
export interface AptosTransaction {
  /** Place among all transactions of the chain. */
  readonly version: number
  /** 32 bytes as 0x and hex. */
  readonly hash: string
  readonly events: readonly AptosEvent[]
  readonly written: readonly WrittenResource[]
}
