import { invalidParams } from './rpcError.ts'
import { expected, unknownVariant } from './unexpected.ts'

const COMMITMENTS = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
]

/** Reads an options object; null members count as absent. */
export class ConfigReader {
  private readonly fields: Readonly<Record<string, unknown>>

  constructor(value: unknown) {
    if (!isObject(value)) throw expected(value, 'an object')
    this.fields = value
    const commitment = this.string('commitment')
    if (commitment !== undefined && !COMMITMENTS.includes(commitment)) {
      throw unknownVariant(commitment, COMMITMENTS)
    }
  }

  raw(name: string): unknown {
    return this.fields[name] ?? undefined
  }

  string(name: string): string | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw expected(value, 'a string')
    return value
  }

  boolean(name: string): boolean | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value !== 'boolean') throw expected(value, 'a boolean')
    return value
  }

  integer(name: string): number | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
      throw expected(value, 'u64')
    }
    return value
  }

  oneOf<T extends string>(name: string, known: readonly T[]): T | undefined {
    const value = this.string(name)
    if (value === undefined) return undefined
    const variant = known.find((candidate) => candidate === value)
    if (variant === undefined) throw unknownVariant(value, known)
    return variant
  }

  /** A nested options object. */
  config(name: string): ConfigReader | undefined {
    const value = this.raw(name)
    return value === undefined ? undefined : new ConfigReader(value)
  }

  list(name: string): unknown[] | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (!Array.isArray(value)) throw expected(value, 'a sequence')
    return value
  }

  requiredInteger(name: string): number {
    const value = this.integer(name)
    if (value === undefined) throw invalidParams(`Invalid params: missing field \`${name}\`.`)
    return value
  }

  requiredString(name: string): string {
    const value = this.string(name)
    if (value === undefined) throw invalidParams(`Invalid params: missing field \`${name}\`.`)
    return value
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
