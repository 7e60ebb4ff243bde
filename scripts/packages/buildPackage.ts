import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.ts'
import { checkLicence } from '../licences/checkLicence.ts'
import { directDependencies } from '../licences/dependencies.ts'
import { formatNotices, NOTICES_FILE } from '../licences/notices.ts'
import type { PublishedPackage } from './publishedPackages.ts'

const TSC = 'node_modules/typescript-7/bin/tsc'

/**
 * Compiles a package into its emptied `dist` folder, and adds its own and its dependencies' licences. Build the
 * workspace packages that it depends on first.
 */
export function buildPackage(root: string, { name, folder }: PublishedPackage): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  process.stdout.write(
    run(process.execPath, [join(root, TSC), '-p', 'tsconfig.build.json'], folder),
  )
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, NOTICES_FILE), noticesOf(name, folder))
}

function noticesOf(name: string, folder: string): string {
  const others = directDependencies(folder).filter((each) => !each.name.startsWith('@mintline/'))
  const about = others.length === 0 ? 'needs no packages of others' : 'needs the packages below'
  return formatNotices(`${name} ${about}.`, others.map(checkLicence))
}
