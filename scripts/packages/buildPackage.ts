import { copyFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../lib/run.ts'
import type { PublishedPackage } from './publishedPackages.ts'

const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc')

/**
 * Compiles a package into its emptied `dist` folder, and adds the licence to the package. Workspace
 * packages that it depends on must be built first.
 */
export function buildPackage(root: string, { folder }: PublishedPackage): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  process.stdout.write(run(process.execPath, [TSC, '-p', 'tsconfig.build.json'], folder))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}
