import type { ServedConfig } from '../../build/runtimeConfig.ts'
import { type ServedBuild, serveBuild } from '../../build/serveBuild.ts'

/** Not at the root, because a build must work in any folder. */
const PATH = '/drops/console/'

/** Serves a build from a folder of a host. */
export function serveStatic(folder: string, config: ServedConfig): Promise<ServedBuild> {
  return serveBuild({ folder, config, path: PATH, port: 0 })
}
