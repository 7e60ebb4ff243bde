import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { run } from '../lib/run.ts'
import { buildSignInPage } from '../lib/signInPage.mjs'
import { checkLicence } from '../licences/checkLicence.ts'
import { directDependencies } from '../licences/dependencies.ts'
import { formatNotices, NOTICES_FILE } from '../licences/notices.ts'
import type { PublishedPackage } from './publishedPackages.ts'

const TSC = 'node_modules/typescript-7/bin/tsc'
/** Several checkers take twice the CPU time, as each infers what it needs of the same types. */
const ONE_CHECKER = ['--checkers', '1']

/** The package whose command serves a page. */
const COMMAND = '@mintline/cli'

const Manifest = z.object({ imports: z.record(z.string(), z.unknown()).default({}) })

/**
 * Compiles a package into its emptied `dist` folder, and adds its own and its dependencies' licences. Build the
 * workspace packages that it depends on first.
 */
export function buildPackage(root: string, { name, folder }: PublishedPackage): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  copyShared(folder)
  process.stdout.write(
    run(process.execPath, [join(root, TSC), '-p', 'tsconfig.build.json', ...ONE_CHECKER], folder),
  )
  // The one page that is part of a package.
  if (name === COMMAND) buildSignInPage()
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, NOTICES_FILE), noticesOf(name, folder))
}

/** Copies what a package imports as `#name` from another one's sources into its own, for it is published with them. */
function copyShared(folder: string): void {
  const manifest = join(folder, 'package.json')
  const { imports } = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  for (const name of Object.keys(imports)) {
    const shared = dirname(createRequire(manifest).resolve(name))
    const sources = join(folder, 'src')
    if (shared.startsWith(sources)) continue
    const copy = join(sources, name.slice(1))
    rmSync(copy, { recursive: true, force: true })
    cpSync(shared, copy, { recursive: true })
  }
}

function noticesOf(name: string, folder: string): string {
  const others = directDependencies(folder).filter((each) => !each.name.startsWith('@mintline/'))
  const about = others.length === 0 ? 'needs no packages of others' : 'needs the packages below'
  return formatNotices(`${name} ${about}.`, others.map(checkLicence))
}
