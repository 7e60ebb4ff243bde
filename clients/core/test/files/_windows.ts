import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Refuses to flush what is not open for writing, as FlushFileBuffers does; folders never are. */
const FLUSH = 'fsync'

function refusal(code: string, syscall: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: operation not permitted, ${syscall}`), { code, syscall })
}

/** Windows' refusals on this machine's disk, in Node's own functions, until `end` is called. */
export interface WindowsDisk {
  /** Makes another program hold a file open, for a number of attempts to change it; Infinity = for good. */
  hold(path: string, attempts: number): void
  end(): void
}

/** Makes Node's file system refuse what Windows refuses, for every module in this process. */
export function startWindowsDisk(): WindowsDisk {
  const held = new Map<string, number>()
  const readOnly = new Set<number>()
  const original = { ...fs }
  const originalPromises = { ...promises }
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
  const assertFree = (path: fs.PathLike, code: string, syscall: string) => {
    const left = held.get(String(path)) ?? 0
    if (left === 0) return
    held.set(String(path), left - 1)
    throw refusal(code, syscall)
  }

  const sync: Partial<typeof fs> = {
    openSync: (path, flags, mode) => {
      const file = original.openSync(path, flags, mode)
      if (flags === 'r') readOnly.add(file)
      return file
    },
    fsyncSync: (file) => {
      if (readOnly.has(file)) throw refusal('EPERM', FLUSH)
      original.fsyncSync(file)
    },
    closeSync: (file) => {
      readOnly.delete(file)
      original.closeSync(file)
    },
  }
  const awaited: Partial<typeof promises> = {
    open: async (path, flags = 'r', mode) => {
      const file = await originalPromises.open(path, flags, mode)
      if (flags === 'r') file.sync = file.datasync = () => Promise.reject(refusal('EPERM', FLUSH))
      // Without FILE_WRITE_DATA, which appending takes away.
      if (String(flags).startsWith('a')) {
        file.truncate = () => Promise.reject(refusal('EPERM', 'ftruncate'))
      }
      return file
    },
    rename: async (from, to) => {
      assertFree(to, 'EPERM', 'rename')
      await originalPromises.rename(from, to)
    },
    rm: async (path, options) => {
      assertFree(path, 'EBUSY', 'unlink')
      await originalPromises.rm(path, options)
    },
  }
  const use = (functions: typeof sync, promised: typeof awaited) => {
    Object.assign(fs, functions)
    Object.assign(promises, promised)
    syncBuiltinESMExports()
  }
  use(sync, awaited)
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' })

  return {
    hold: (path, attempts) => void held.set(path, attempts),
    end: () => {
      const { openSync, fsyncSync, closeSync } = original
      const { open, rename, rm } = originalPromises
      use({ openSync, fsyncSync, closeSync }, { open, rename, rm })
      Object.defineProperty(process, 'platform', platform)
    },
  }
}
