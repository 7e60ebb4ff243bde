import { aptosAddress } from '@mintline/core/identifiers'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Serializable, type Serializer } from './serializable.ts'

/** Script argument variants. */
const SCRIPT_U64 = 1
const SCRIPT_ADDRESS = 3
const SCRIPT_BYTES = 4
const SCRIPT_SERIALIZED = 9

/** A script argument, written after its type's number. */
export interface ScriptArgument extends Serializable {
  serializeForScriptFunction(serializer: Serializer): void
}

/** A 32-byte address. */
export class AccountAddress extends Serializable implements ScriptArgument {
  readonly data: Uint8Array

  /** Throws `INVALID_ADDRESS` unless the text is an Aptos address. */
  static from(address: string): AccountAddress {
    return new AccountAddress(bytesOf(aptosAddress(address)))
  }

  private constructor(data: Uint8Array) {
    super()
    this.data = data
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeFixedBytes(this.data)
  }

  serializeForScriptFunction(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(SCRIPT_ADDRESS)
    this.serialize(serializer)
  }

  toUint8Array(): Uint8Array {
    return this.data
  }

  /** Returns 0x and 64 digits. */
  toStringLong(): string {
    return this.toString()
  }
}

/** A Move `bool`. */
export class Bool extends Serializable {
  readonly value: boolean

  constructor(value: boolean) {
    super()
    this.value = value
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeBool(this.value)
  }
}

/** A Move byte, for `vector<u8>`. */
class U8 extends Serializable {
  readonly value: number

  constructor(value: number) {
    super()
    this.value = value
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU8(this.value)
  }
}

/** A Move `u64`. */
export class U64 extends Serializable implements ScriptArgument {
  readonly value: bigint

  constructor(value: bigint) {
    super()
    this.value = value
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU64(this.value)
  }

  serializeForScriptFunction(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(SCRIPT_U64)
    this.serialize(serializer)
  }
}

/** A Move `0x1::string::String`. */
export class MoveString extends Serializable {
  readonly value: string

  constructor(value: string) {
    super()
    this.value = value
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeStr(this.value)
  }
}

/** A Move `vector`. */
export class MoveVector<Item extends Serializable> extends Serializable implements ScriptArgument {
  readonly values: readonly Item[]

  /** Creates a byte vector from 0x and hex; empty = no bytes. */
  static U8(hex: string): MoveVector<Serializable> {
    return new MoveVector(Array.from(bytesOf(hex), (byte) => new U8(byte)))
  }

  constructor(values: readonly Item[]) {
    super()
    this.values = values
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(this.values.length)
    for (const value of this.values) value.serialize(serializer)
  }

  serializeForScriptFunction(serializer: Serializer): void {
    // An empty list is written as an empty byte vector, whatever its type, as Aptos' SDKs do.
    if (this.values.length === 0) {
      serializer.serializeU32AsUleb128(SCRIPT_BYTES)
      this.serialize(serializer)
      return
    }
    serializer.serializeU32AsUleb128(SCRIPT_SERIALIZED)
    serializer.serializeBytes(this.bcsToBytes())
  }
}

/** Decodes hex, with or without 0x. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return hexToBytes(hex.replace(/^0x/, ''))
}
