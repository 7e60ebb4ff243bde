import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { openLog } from './boundedLog.ts'
import { unprivileged } from './createCluster.ts'
import type { EmbeddedFiles } from './files.ts'
import type { PlatformPackage } from './platformPackage.ts'

/** A PostgreSQL started by this process. */
export interface Postmaster {
  /** True once it has ended, also if it found another one on its data. */
  readonly hasEnded: () => boolean
}

/**
 * Starts PostgreSQL on the data. It outlives this process, since others may attach to it, and listens on this machine
 * only, by TCP.
 */
export function startPostmaster(
  files: EmbeddedFiles,
  { postgres, settings: ownSettings }: PlatformPackage,
  port: number,
): Postmaster {
  const { folder, data } = files
  const [program, ...args] = unprivileged([
    postgres,
    '-D',
    data,
    ...settings({
      listen_addresses: '127.0.0.1',
      port: `${port}`,
      unix_socket_directories: '',
      log_checkpoints: 'off',
      jit: 'off',
      // All processes together stay below 150 MiB; pages that do not fit are in the system's cache.
      shared_buffers: '112MB',
      max_logical_replication_workers: '0',
      ...ownSettings,
    }),
  ])
  const output = openLog(files)
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let ended = false
  for (const event of ['exit', 'error']) {
    child.once(event, () => {
      ended = true
    })
  }
  return { hasEnded: () => ended }
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
