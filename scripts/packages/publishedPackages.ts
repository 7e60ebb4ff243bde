import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.looseObject({
  name: z.string(),
  private: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** A published package in the workspace. */
export interface PublishedPackage {
  name: string
  /** Absolute path. */
  folder: string
  /** Workspace packages that it depends on, directly or not, in build order. */
  needs: PublishedPackage[]
}

/**
 * Lists packages in `clients` that are not private, each after its dependencies.
 *
 * @param root Absolute path of the workspace.
 */
export function publishedPackages(root: string): PublishedPackage[] {
  const manifests = new Map(
    readdirSync(join(root, 'clients'))
      .map((name) => join(root, 'clients', name))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => ({ folder, ...readManifest(folder) }))
      .filter((manifest) => !manifest.private)
      .map((manifest) => [manifest.name, manifest]),
  )
  const found = new Map<string, PublishedPackage>()
  const add = (name: string): PublishedPackage[] => {
    const manifest = manifests.get(name)
    if (manifest === undefined) return []
    const { folder, dependencies, peerDependencies } = manifest
    const needs = Object.keys({ ...dependencies, ...peerDependencies }).flatMap(add)
    const added = found.get(name) ?? { name, folder, needs: [...new Set(needs)] }
    found.set(name, added)
    return [...added.needs, added]
  }
  for (const name of manifests.keys()) add(name)
  return [...found.values()]
}

function readManifest(folder: string): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}
