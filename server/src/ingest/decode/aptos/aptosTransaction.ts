import { type AptosAddress, aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'

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

/** An address, which nodes write without leading zeros, in core's normal form. */
export const ADDRESS: z.ZodType<AptosAddress> = z
  .string()
  .refine((text) => isAptosAddress(text))
  .transform((text) => aptosAddress(text))

/** A u64, which nodes write as a string. */
export const U64: z.ZodType<bigint> = z
  .string()
  .regex(/^\d{1,20}$/)
  .transform((digits) => BigInt(digits))
