import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from './generate/generate.ts'
import { isSameFile } from './lib/compareFolders.ts'
import { workspacePrograms } from './lib/programs.ts'
import { canRun, run } from './lib/run.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the programs and their IDLs into `out`, with the layout of `target`; returns the files. */
function buildPrograms(out: string): string[] {
  const [command, ...first] = builder()
  const deploy = join(out, 'deploy')
  const idl = join(out, 'idl')
  mkdirSync(deploy)
  mkdirSync(idl)
  return workspacePrograms(root).flatMap(({ folder, library }) => {
    const program = join('programs', folder)
    const manifest = join(program, 'Cargo.toml')
    const args = [...first, '--manifest-path', manifest, '--sbf-out-dir', deploy]
    console.log(`Building ${program}`)
    run(command, args, root)
    const text = run('cargo', ['run', '-q', '-p', 'build-idl', '--', program], root)
    writeFileSync(join(idl, `${library}.json`), text)
    return [join('deploy', `${library}.so`), join('idl', `${library}.json`)]
  })
}

function builder(): readonly [string, ...string[]] {
  if (canRun('cargo-build-sbf', ['--version'])) return ['cargo-build-sbf']
  if (canRun('cargo', ['build-sbf', '--version'])) return ['cargo', 'build-sbf']
  throw new Error(
    'cargo-build-sbf is not found. Install Rust and the Solana tools and put both on PATH: see "Build the programs" in README.md.',
  )
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  // Not straight into target: the tools also leave keypairs behind.
  const fresh = mkdtempSync(join(tmpdir(), 'build-programs-'))
  try {
    const files = buildPrograms(fresh)
    if (values.check) return report(files.filter((file) => isChanged(fresh, file)))
    for (const file of files) copyFileSync(join(fresh, file), join(root, 'target', file))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  await generate(root, root)
}

function isChanged(fresh: string, file: string): boolean {
  return !isSameFile(join(fresh, file), join(root, 'target', file))
}

function report(changed: readonly string[]): void {
  for (const file of changed) console.error(`target/${file} is not what its sources build.`)
  if (changed.length === 0) return
  console.error('Run `npm run build:programs` and commit what it writes.')
  process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
