import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testMovePackage } from '../../localnet/src/aptos/move/index.ts'
import { LocalnetError } from '../../localnet/src/index.ts'

/**
 * Runs the Move unit tests in the framework and in every package in `programs`. To choose packages, give parts of
 * folder names; to choose tests, give a part of their names after `--filter`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const args = process.argv.slice(2)
const filterAt = args.indexOf('--filter')
const filter = filterAt < 0 ? undefined : args[filterAt + 1]
const wanted = filterAt < 0 ? args : args.slice(0, filterAt)

try {
  for (const folder of movePackages().filter(isWanted)) {
    const { isOk, output } = await testMovePackage(join(root, folder), filter ? { filter } : {})
    console.log(`${folder}\n${output}\n`)
    if (!isOk) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof LocalnetError ? error.message : error)
  process.exitCode = 1
}

function movePackages(): string[] {
  const programs = readdirSync(join(root, 'programs')).map((name) => join('programs', name))
  return [join('localnet', 'aptos-framework'), ...programs].filter((folder) =>
    existsSync(join(root, folder, 'Move.toml')),
  )
}

function isWanted(folder: string): boolean {
  return wanted.length === 0 || wanted.some((part) => folder.includes(part))
}
