import { PublicKey } from '@solana/web3.js'
import { BN } from '../anchor.ts'

/** A value as Anchor decodes it, with addresses in base58 and numbers beyond 32 bits as bigint. */
export type PlainValue<Value> = Value extends PublicKey
  ? string
  : Value extends BN
    ? bigint
    : Value extends readonly (infer Item)[]
      ? PlainValue<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: PlainValue<Value[Key]> }
        : Value

/** A decoded value that compares by what it is, and goes into JSON, stores and snapshots. */
export function plainValue(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58()
  if (BN.isBN(value)) return BigInt(value.toString())
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainValue(part)]))
}
