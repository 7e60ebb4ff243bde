import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { minVersion, satisfies } from 'semver'
import { z } from 'zod'
import { publishedPackages } from '../../scripts/packages/publishedPackages.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const Names = z.record(z.string(), z.string()).default({})
const Locked = z.object({
  version: z.string().optional(),
  engines: z.object({ node: z.string().optional() }).optional().catch(undefined),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
  link: z.boolean().default(false),
  resolved: z.string().optional(),
})
type Locked = z.output<typeof Locked>
const { packages: LOCK } = z
  .object({ packages: z.record(z.string(), Locked) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))

for (const { name, folder } of publishedPackages(ROOT)) {
  describe(`Node of ${name}`, () => {
    it('is old enough for nothing that it brings along', () => {
      const own = LOCK[folder.slice(ROOT.length)]?.engines?.node ?? ''
      const oldest = minVersion(own)?.version ?? expect.fail('no engines')
      const tooNew = [...treeOf(folder.slice(ROOT.length))].flatMap((path) => {
        const { engines, version } = lockedAt(path)
        const node = engines?.node ?? '*'
        return satisfies(oldest, node) ? [] : [`${path} ${version} needs Node ${node}`]
      })
      expect(oldest).to.equal('20.19.0')
      expect(tooNew).to.deep.equal([])
    })
  })
}

/** Returns lockfile paths for everything that npm installs with a package, as locked. */
function treeOf(start: string): Set<string> {
  const seen = new Set([start])
  for (const path of seen) {
    for (const name of neededBy(lockedAt(path))) {
      const found = find(path, name)
      if (found !== undefined) seen.add(found)
    }
  }
  return seen
}

function neededBy(locked: Locked): string[] {
  const peers = Object.keys(locked.peerDependencies)
  return [
    ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
    ...peers.filter((name) => locked.peerDependenciesMeta[name]?.optional !== true),
  ]
}

/**
 * Returns a package's path as another package resolves it, from the nearest folder up; undefined for a peer that is not
 * installed.
 */
function find(from: string, name: string): string | undefined {
  const folders = from.split('/')
  for (let length = folders.length; length >= 0; length -= 1) {
    const path = [...folders.slice(0, length), 'node_modules', name].join('/')
    const locked = LOCK[path]
    if (locked) return locked.link ? locked.resolved : path
  }
  return undefined
}

function lockedAt(path: string): Locked {
  return LOCK[path] ?? expect.fail(`${path} is not locked`)
}
