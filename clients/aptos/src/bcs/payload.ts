import { Serializable, type Serializer } from './serializable.ts'
import type { AccountAddress, ScriptArgument } from './values.ts'

/** Payload variants. */
export const SCRIPT = 0
export const ENTRY_FUNCTION = 2

/** Type arguments for generic functions: the drop machine has none. */
const NO_TYPES: readonly never[] = []

/** An entry function call or a script, created here or with Aptos' SDK. */
export interface TransactionPayload {
  /** Returns the payload in BCS. */
  bcsToBytes(): Uint8Array
}

/** A Move identifier. */
class Identifier extends Serializable {
  readonly identifier: string

  constructor(identifier: string) {
    super()
    this.identifier = identifier
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeStr(this.identifier)
  }
}

/** A module at an address. */
class ModuleId extends Serializable {
  readonly address: AccountAddress
  readonly name: Identifier

  constructor(address: AccountAddress, name: string) {
    super()
    this.address = address
    this.name = new Identifier(name)
  }

  override serialize(serializer: Serializer): void {
    this.address.serialize(serializer)
    this.name.serialize(serializer)
  }
}

/** An entry function call. */
class EntryFunction extends Serializable {
  readonly module_name: ModuleId
  readonly function_name: Identifier
  readonly type_args = NO_TYPES
  /** Arguments after the signer. */
  readonly args: readonly Serializable[]

  constructor(module: ModuleId, functionName: string, args: readonly Serializable[]) {
    super()
    this.module_name = module
    this.function_name = new Identifier(functionName)
    this.args = args
  }

  override serialize(serializer: Serializer): void {
    this.module_name.serialize(serializer)
    this.function_name.serialize(serializer)
    serializer.serializeU32AsUleb128(this.type_args.length)
    serializer.serializeU32AsUleb128(this.args.length)
    for (const argument of this.args) serializer.serializeBytes(argument.bcsToBytes())
  }
}

/** A compiled script with its arguments. */
class Script extends Serializable {
  readonly bytecode: Uint8Array
  readonly type_args = NO_TYPES
  /** Arguments after the signer. */
  readonly args: readonly ScriptArgument[]

  constructor(bytecode: Uint8Array, args: readonly ScriptArgument[]) {
    super()
    this.bytecode = bytecode
    this.args = args
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeBytes(this.bytecode)
    serializer.serializeU32AsUleb128(this.type_args.length)
    serializer.serializeU32AsUleb128(this.args.length)
    for (const argument of this.args) argument.serializeForScriptFunction(serializer)
  }
}

/** Payload that calls an entry function. */
export class TransactionPayloadEntryFunction extends Serializable {
  readonly entryFunction: EntryFunction

  constructor(
    { address, module, name }: { address: AccountAddress; module: string; name: string },
    args: readonly Serializable[],
  ) {
    super()
    this.entryFunction = new EntryFunction(new ModuleId(address, module), name, args)
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(ENTRY_FUNCTION)
    this.entryFunction.serialize(serializer)
  }
}

/** Payload that runs a compiled script. */
export class TransactionPayloadScript extends Serializable {
  readonly script: Script

  constructor(bytecode: Uint8Array, args: readonly ScriptArgument[]) {
    super()
    this.script = new Script(bytecode, args)
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(SCRIPT)
    this.script.serialize(serializer)
  }
}
