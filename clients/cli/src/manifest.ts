import { createRequire } from 'node:module'

interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

/** This package's version, and the exact versions that it is tested with, also for packages installed on demand. */
export const { version: VERSION, devDependencies: TESTED_WITH }: Manifest = createRequire(
  import.meta.url,
)('../package.json')
