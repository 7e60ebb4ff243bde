import { type ServedBuild, serveBuild } from '../../build/serveBuild.ts'
import type { ConfigSource } from '../../build/servedConfig.ts'

/** Not at the root, because a build must work in any folder. */
const PATH = '/drops/console/'

/** Serves a build from a folder of a host. */
export function serveStatic(folder: string, config: ConfigSource): Promise<ServedBuild> {
  return serveBuild({ folder, config, path: PATH, port: 0 })
}
