import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Ranges = z.record(z.string(), z.string()).default({})

const Manifest = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).default({}),
  dependencies: Ranges,
  peerDependencies: Ranges,
})

/** Reads a package's manifest from its folder. */
export function manifestIn(folder: string): z.output<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/**
 * Returns the entry points in a package that is installed in a project: `@mintline/core`, `@mintline/core/networks`.
 */
export function entryPoints(project: string, name: string): string[] {
  const { exports } = manifestIn(join(project, 'node_modules', name))
  return Object.keys(exports)
    .filter((key) => key !== './package.json')
    .map((key) => join(name, key))
}
