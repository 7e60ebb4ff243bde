import { createRequire } from 'node:module'

interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/**
 * This package's version, the exact versions that it is tested with, also for packages installed on demand, and the
 * version ranges for those packages.
 */
export const {
  version: VERSION,
  devDependencies: TESTED_WITH,
  peerDependencies: PEERS,
}: Manifest = createRequire(import.meta.url)('../package.json')
