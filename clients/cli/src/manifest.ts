import { createRequire } from 'node:module'

interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Version of this package, and the exact versions that it is tested with, of packages installed on demand too. */
export const { version: VERSION, devDependencies: TESTED_WITH }: Manifest = createRequire(
  import.meta.url,
)('../package.json')
