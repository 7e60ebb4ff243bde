/** A transaction's event, as nodes report it. */
export interface AptosEvent {
  /** `0x…::module::Struct`, which only that module can emit. */
  readonly type: string
  readonly data: unknown
}

/** A resource as a transaction left it. */
export interface WrittenResource {
  /** Resource address, in core's normal form. */
  readonly address: string
  readonly type: string
  readonly data: unknown
}

/** A successful user transaction. */
export interface AptosTransaction {
  /** Version: position among all transactions on the chain. */
  readonly version: number
  /** 32 bytes as 0x and hex. */
  readonly hash: string
  readonly events: readonly AptosEvent[]
  readonly written: readonly WrittenResource[]
}
