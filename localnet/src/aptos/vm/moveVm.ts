import { nativeTypes, viewOf } from '../native/bytes.ts'
import { bindFunctions, type NativeCall, openLibrary } from '../native/library.ts'
import { createDatabase, type Database } from './database.ts'
import {
  addressesBytes,
  configBytes,
  type Env,
  envBytes,
  functionBytes,
  modulesBytes,
  readExecution,
  readView,
  type VmEvent,
} from './payloads.ts'
import type { Store } from './store.ts'

const FUNCTIONS = {
  initialize: ['void *', 'Db', 'GoApi', 'ByteSliceView', 'ByteSliceView', 'ByteSliceView', 'error'],
  execute_contract: ['void *', '_Inout_ uint64_t *', 'Db', 'GoApi', ...views(3), 'error'],
  execute_script: ['void *', '_Inout_ uint64_t *', 'Db', 'GoApi', ...views(3), 'error'],
  execute_view_function: ['void *', '_Inout_ uint64_t *', 'Db', 'GoApi', ...views(2), 'error'],
  decode_move_resource: ['Db', 'error', ...views(2)],
  decode_move_value: ['Db', 'error', ...views(2)],
} as const

/** What a VM call did; gas is in the VM's own units. */
export interface Execution {
  readonly events: readonly VmEvent[]
  readonly gasUsed: bigint
}

/** An execution that the VM ended; nothing was written. */
export class VmFailure extends Error {
  override readonly name = 'VmFailure'
  readonly gasUsed: bigint

  constructor(reason: string, gasUsed: bigint, options?: ErrorOptions) {
    super(reason, options)
    this.gasUsed = gasUsed
  }
}

/** A transaction's payload, in the VM's form. */
export interface Payload {
  readonly kind: 'function' | 'script'
  readonly bytes: Uint8Array
}

let natives: { calls: Record<keyof typeof FUNCTIONS, NativeCall>; database: Database } | undefined

/**
 * A Move VM. It keeps no state but compiled modules; each call reads and writes the store that it is given.
 *
 * @throws NO_MOVE
 */
export class MoveVm {
  readonly #vm: unknown
  readonly #release: (vm: unknown) => void

  constructor() {
    const library = openLibrary('movevm')
    nativeTypes()
    bindVm()
    this.#vm = library.func('void *allocate_vm(ByteSliceView config)')(viewOf(configBytes()))
    this.#release = library.func('void release_vm(void *vm)')
  }

  /** Publishes 0x1's modules, before any others. */
  initialize(store: Store, env: Env, modules: readonly Uint8Array[]): void {
    const { calls, database } = bindVm()
    const { db, api } = database
    const args = [viewOf(envBytes(env)), viewOf(modulesBytes(modules)), viewOf(addressesBytes([]))]
    database.on(store, () => calls.initialize(this.#vm, db, api, ...args))
  }

  /**
   * Runs an entry function or a script.
   *
   * @throws VmFailure
   */
  execute(
    store: Store,
    env: Env,
    call: { payload: Payload; signers: readonly Uint8Array[]; gasLimit: bigint },
  ): Execution {
    const { calls, database } = bindVm()
    const { payload, signers, gasLimit } = call
    const run = payload.kind === 'script' ? calls.execute_script : calls.execute_contract
    const args = [envBytes(env), addressesBytes(signers), payload.bytes].map(viewOf)
    const { result, gasUsed } = metered(gasLimit, (gas) =>
      database.on(store, () => run(this.#vm, gas, database.db, database.api, ...args)),
    )
    return { events: readExecution(result), gasUsed }
  }

  /**
   * Runs a view function and returns its values as JSON in the VM's own form.
   *
   * @param view The view function in BCS, as Aptos has it.
   * @throws VmFailure
   */
  view(
    store: Store,
    env: Env,
    view: Uint8Array,
    gasLimit: bigint,
  ): { json: string; gasUsed: bigint } {
    const { calls, database } = bindVm()
    const args = [envBytes(env), functionBytes(view)].map(viewOf)
    const { result, gasUsed } = metered(gasLimit, (gas) =>
      database.on(store, () =>
        calls.execute_view_function(this.#vm, gas, database.db, database.api, ...args),
      ),
    )
    return { json: readView(result), gasUsed }
  }

  /** Decodes a resource to JSON in the VM's own form, with its type; `tag` is that type in BCS. */
  decodeResource(store: Store, tag: Uint8Array, resource: Uint8Array): string {
    return decode(store, 'decode_move_resource', tag, resource)
  }

  /** Decodes a value to JSON in the VM's own form; `tag` is its type in BCS. */
  decodeValue(store: Store, tag: Uint8Array, value: Uint8Array): string {
    return decode(store, 'decode_move_value', tag, value)
  }

  close(): void {
    this.#release(this.#vm)
  }
}

function decode(
  store: Store,
  call: 'decode_move_resource' | 'decode_move_value',
  tag: Uint8Array,
  bytes: Uint8Array,
): string {
  const { calls, database } = bindVm()
  const json = database.on(store, () => calls[call](database.db, viewOf(tag), viewOf(bytes)))
  return new TextDecoder().decode(json)
}

function metered(limit: bigint, call: (gas: [bigint]) => Uint8Array) {
  const gas: [bigint] = [limit]
  const used = () => limit - BigInt(gas[0])
  try {
    return { result: call(gas), gasUsed: used() }
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    throw new VmFailure(cause.message, used(), { cause })
  }
}

/** Functions and callbacks exist once per process. */
function bindVm() {
  if (natives) return natives
  const library = openLibrary('movevm')
  const database = createDatabase(library)
  natives = { calls: bindFunctions(library, FUNCTIONS), database }
  return natives
}

function views(count: number): string[] {
  return Array.from({ length: count }, () => 'ByteSliceView')
}
