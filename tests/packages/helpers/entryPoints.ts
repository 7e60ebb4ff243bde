import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { strangersProject } from './project.ts'

const Manifest = z.object({ exports: z.record(z.string(), z.unknown()) })

/** Entry points of a package: `@mintline/core`, `@mintline/core/networks` and so on. */
export function entryPoints(name: string): string[] {
  const path = join(strangersProject(), 'node_modules', name, 'package.json')
  const { exports } = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
  return Object.keys(exports)
    .filter((key) => key !== './package.json')
    .map((key) => join(name, key))
}
