import { Deserializer, Serializer } from '@aptos-labs/ts-sdk'

/** Block and transaction that a VM call runs in. */
export interface Env {
  readonly height: bigint
  /** Seconds. */
  readonly time: bigint
  /** 32 bytes; unique addresses are derived from it. */
  readonly transactionHash: Uint8Array
}

/** An event as the VM reports it. */
export interface VmEvent {
  readonly type: string
  /** JSON in the VM's own form. */
  readonly data: string
}

export function envBytes({ height, time, transactionHash }: Env): Uint8Array {
  const out = new Serializer()
  out.serializeU64(height)
  out.serializeU64(time)
  out.serializeU64(0) // next account number, for Cosmos
  out.serializeFixedBytes(transactionHash)
  out.serializeFixedBytes(transactionHash) // session id
  return out.toUint8Array()
}

/** Arguments are BCS, not JSON. */
const IS_JSON = false

/** Encodes an entry function or view function for the VM: as on Aptos, plus a flag. */
export function functionBytes(aptosFunction: Uint8Array): Uint8Array {
  const out = new Serializer()
  out.serializeFixedBytes(aptosFunction)
  out.serializeBool(IS_JSON)
  return out.toUint8Array()
}

/** Encodes a script for the VM: all arguments serialized, plus a flag. */
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

/** How much the VM keeps compiled, and permission for the newest bytecode. */
export function configBytes(): Uint8Array {
  const out = new Serializer()
  out.serializeBool(true) // allow_unstable
  out.serializeU64(100) // scripts
  out.serializeU64(500) // modules
  return out.toUint8Array()
}

/** Reads an execution's events; what follows them is for Cosmos. */
export function readExecution(bytes: Uint8Array): VmEvent[] {
  return readEvents(new Deserializer(bytes))
}

/** Reads the JSON of a view's values. */
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
