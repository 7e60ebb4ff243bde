import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedManifest } from './publishedManifest.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url))
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc')

/** Puts everything that is to be published into a folder, and nothing else; empties it before. */
export function stagePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const project = join(PACKAGE, 'tsconfig.build.json')
  execFileSync(process.execPath, [TSC, '-p', project, '--outDir', join(folder, 'dist')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const manifest: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const published = JSON.stringify(publishedManifest(manifest), undefined, 2)
  writeFileSync(join(folder, 'package.json'), `${published}\n`)
  copyFileSync(join(PACKAGE, 'README.md'), join(folder, 'README.md'))
  copyFileSync(LICENSE, join(folder, 'LICENSE'))
}
