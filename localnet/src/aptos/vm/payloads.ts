import { Deserializer, Serializer } from '@aptos-labs/ts-sdk'

/** Block and transaction that a call of the VM runs in. */
export interface Env {
  readonly height: bigint
  /** Seconds. */
  readonly time: bigint
  /** 32 bytes; unique addresses are derived of it. */
  readonly transactionHash: Uint8Array
}

/** An event as the VM tells it. */
export interface VmEvent {
  readonly type: string
  /** JSON in the VM's own forms. */
  readonly data: string
}

export function envBytes({ height, time, transactionHash }: Env): Uint8Array {
  const out = new Serializer()
  out.serializeU64(height)
  out.serializeU64(time)
  out.serializeU64(0) // next account number, of Cosmos
  out.serializeFixedBytes(transactionHash)
  out.serializeFixedBytes(transactionHash) // session id
  return out.toUint8Array()
}

/** Arguments are BCS, not JSON. */
const IS_JSON = false

/** The VM's form of an entry function or view function: that of Aptos and a flag. */
export function functionBytes(aptosFunction: Uint8Array): Uint8Array {
  const out = new Serializer()
  out.serializeFixedBytes(aptosFunction)
  out.serializeBool(IS_JSON)
  return out.toUint8Array()
}

/** The VM's form of a script: all arguments serialized, and a flag. */
export function scriptBytes(
  code: Uint8Array,
  typeArguments: readonly Uint8Array[],
  args: readonly Uint8Array[],
): Uint8Array {
  const out = new Serializer()
  out.serializeBytes(code)
  out.serializeU32AsUleb128(typeArguments.length)
  for (const type of typeArguments) out.serializeFixedBytes(type)
  out.serializeU32AsUleb128(args.length)
  for (const arg of args) out.serializeBytes(arg)
  out.serializeBool(IS_JSON)
  return out.toUint8Array()
}

export function addressesBytes(addresses: readonly Uint8Array[]): Uint8Array {
  const out = new Serializer()
  out.serializeU32AsUleb128(addresses.length)
  for (const address of addresses) out.serializeFixedBytes(address)
  return out.toUint8Array()
}

export function modulesBytes(modules: readonly Uint8Array[]): Uint8Array {
  const out = new Serializer()
  out.serializeU32AsUleb128(modules.length)
  for (const module of modules) out.serializeBytes(module)
  return out.toUint8Array()
}

/** Limits of what the VM keeps compiled, and permission for the newest bytecode. */
export function configBytes(): Uint8Array {
  const out = new Serializer()
  out.serializeBool(true) // allow_unstable
  out.serializeU64(100) // scripts
  out.serializeU64(500) // modules
  return out.toUint8Array()
}

/** Events of an execution; what follows them is of Cosmos. */
export function readExecution(bytes: Uint8Array): VmEvent[] {
  return readEvents(new Deserializer(bytes))
}

/** JSON of the values that a view returned. */
export function readView(bytes: Uint8Array): string {
  return new Deserializer(bytes).deserializeStr()
}

function readEvents(from: Deserializer): VmEvent[] {
  const length = from.deserializeUleb128AsU32()
  return Array.from({ length }, () => ({
    type: from.deserializeStr(),
    data: from.deserializeStr(),
  }))
}
