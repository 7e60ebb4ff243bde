import type { LibraryHandle } from 'koffi'
import { copyOf, nativeTypes, type UnmanagedVector } from '../native/bytes.ts'
import type { Store } from './store.ts'

/** The VM's C declarations, beyond those that it shares with the compiler. */
const STRUCTURES = {
  U8SliceView: { is_none: 'bool', ptr: 'const uint8_t *', len: 'size_t' },
  Db: { state: 'void *', read: 'void *', write: 'void *', remove: 'void *', scan: 'void *' },
  GoApi: {
    state: 'void *',
    query: 'void *',
    account: 'void *',
    toShare: 'void *',
    toAmount: 'void *',
    unbond: 'void *',
    price: 'void *',
  },
} as const

const OK = 0
const UNIMPLEMENTED = 5

type Slice = UnmanagedVector

/** How the VM reaches the state: callbacks to the store that the current call runs on. */
export interface Database {
  /** Arguments typed `Db` and `GoApi`. */
  readonly db: Readonly<Record<string, bigint | null>>
  readonly api: Readonly<Record<string, bigint | null>>
  /** Runs a VM call on a store. */
  on<T>(store: Store, call: () => T): T
}

/** Registers the callbacks. Once per process is enough: the VM runs one call at a time. */
export function createDatabase(library: LibraryHandle): Database {
  const koffi = nativeTypes()
  for (const [name, members] of Object.entries(STRUCTURES)) koffi.struct(name, members)
  const allocate = library.func(
    'UnmanagedVector new_unmanaged_vector(bool nil, const uint8_t *ptr, size_t length)',
  )
  let current: Store | undefined
  const store = (): Store => {
    if (!current) throw new Error('The VM asks for state outside of a call')
    return current
  }
  const keyOf = (slice: Slice) => Buffer.from(copyOf(koffi, slice)).toString('latin1')
  const register = (name: string, parameters: string, callback: (...args: never[]) => number) =>
    koffi.register(callback, koffi.pointer(koffi.proto(`int32_t ${name}(${parameters})`)))
  const read = register(
    'ReadDb',
    'void *state, U8SliceView key, _Out_ UnmanagedVector *out, void *error',
    (_state: unknown, key: Slice, out: unknown) => {
      const value = store().get(keyOf(key))
      if (value) koffi.encode(out, 'UnmanagedVector', allocate(false, value, value.length))
      return OK
    },
  )
  const write = register(
    'WriteDb',
    'void *state, U8SliceView key, U8SliceView value, void *error',
    (_state: unknown, key: Slice, value: Slice) => {
      store().set(keyOf(key), copyOf(koffi, value))
      return OK
    },
  )
  const remove = register(
    'RemoveDb',
    'void *state, U8SliceView key, void *error',
    (_state: unknown, key: Slice) => {
      store().delete(keyOf(key))
      return OK
    },
  )
  // Table scans, and functions for Cosmos chains: the framework here has neither.
  const none = register('NoCallback', 'void *state', () => UNIMPLEMENTED)
  return {
    db: { state: null, read, write, remove, scan: none },
    api: {
      state: null,
      query: none,
      account: none,
      toShare: none,
      toAmount: none,
      unbond: none,
      price: none,
    },
    on: (on, call) => {
      current = on
      try {
        return call()
      } finally {
        current = undefined
      }
    },
  }
}
