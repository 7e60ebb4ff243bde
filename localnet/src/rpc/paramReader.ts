import { decodeBase58 } from '../wire/base58.ts'
import { ConfigReader } from './configReader.ts'
import { invalidParams } from './rpcError.ts'
import { expected } from './unexpected.ts'

/** Reads positional parameters; refuses invalid ones with the node's messages. */
export class ParamReader {
  private readonly params: readonly unknown[]

  constructor(params: unknown) {
    if (params !== undefined && params !== null && !Array.isArray(params)) {
      throw invalidParams('`params` should be an array')
    }
    this.params = params ?? []
  }

  /** True if a parameter is present and not null. */
  has(index: number): boolean {
    return this.params[index] !== undefined && this.params[index] !== null
  }

  raw(index: number): unknown {
    return this.params[index]
  }

  string(index: number): string {
    const value = this.required(index)
    if (typeof value !== 'string') throw expected(value, 'a string')
    return value
  }

  integer(index: number): number {
    return asInteger(this.required(index))
  }

  optionalInteger(index: number): number | undefined {
    return this.has(index) ? this.integer(index) : undefined
  }

  strings(index: number): string[] {
    return asStrings(this.required(index))
  }

  address(index: number): string {
    return asAddress(this.string(index))
  }

  signature(index: number): string {
    return asSignature(this.string(index))
  }

  /** The options object at an index; empty if absent. */
  config(index: number): ConfigReader {
    return new ConfigReader(this.has(index) ? this.params[index] : {})
  }

  private required(index: number): unknown {
    const value = this.params[index]
    if (value === undefined) {
      throw invalidParams(`\`params\` should have at least ${index + 1} argument(s)`)
    }
    return value
  }
}

export function asInteger(value: unknown): number {
  if (typeof value !== 'number') throw expected(value, 'u64')
  if (!Number.isInteger(value) || value < 0) throw expected(value, 'u64')
  return value
}

export function asStrings(value: unknown): string[] {
  if (!Array.isArray(value)) throw expected(value, 'a sequence')
  return value.map((item: unknown) => {
    if (typeof item !== 'string') throw expected(item, 'a string')
    return item
  })
}

const LONGEST_ADDRESS = 44
const LONGEST_SIGNATURE = 88

export function asAddress(text: string): string {
  return sized(text, 32, LONGEST_ADDRESS)
}

export function asSignature(text: string): string {
  return sized(text, 64, LONGEST_SIGNATURE)
}

function sized(text: string, length: number, longest: number): string {
  if (text.length > longest) throw invalidParams('Invalid param: WrongSize')
  const bytes = decodeBase58(text)
  if (bytes === undefined) throw invalidParams('Invalid param: Invalid')
  if (bytes.length !== length) throw invalidParams('Invalid param: WrongSize')
  return text
}
