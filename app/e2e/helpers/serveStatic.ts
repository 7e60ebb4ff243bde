import { type ServedBuild, serveBuild } from '../../build/serveBuild.ts'
import type { ConfigSource } from '../../build/servedConfig.ts'

/** Not at the root, because a build must work in any folder. */
const PATH = '/drops/console/'

/**
 * Serves a build from a folder on a host.
 *
 * @param files Folder in which pages store artwork. Default: none.
 */
export function serveStatic(
  folder: string,
  config: ConfigSource,
  files?: string,
): Promise<ServedBuild> {
  return serveBuild({ folder, config, path: PATH, port: 0, ...(files !== undefined && { files }) })
}
