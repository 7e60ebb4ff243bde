import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMintlineError } from '@mintline/core'
import { reportError } from '../server/src/errors/reportError.ts'
import { generate } from './generate/generate.ts'
import { checkOptions } from './lib/checkOptions.ts'
import { isSameFile } from './lib/compareFolders.ts'
import { workspacePrograms } from './lib/programs.ts'
import { canRun, run } from './lib/run.ts'

const HELP = `Builds the programs and their IDLs, then what is generated from them.

Usage: npm run build:programs -- [options]

  --check  write nothing, and name the files that are not what their sources build
  --help   show this text`

const root = fileURLToPath(new URL('..', import.meta.url))

/** Takes precedence over the IDL builder's flags against warnings, with which Rust compiles every dependency anew. */
const NO_FLAGS = { CARGO_ENCODED_RUSTFLAGS: '' }

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
    // Named, because newer tools build for v3 unless told otherwise.
    const args = [...first, '--arch', 'v0', '--manifest-path', manifest, '--sbf-out-dir', deploy]
    console.log(`Building ${program}`)
    run(command, args, root)
    const text = run('cargo', ['run', '-q', '-p', 'build-idl', '--', program], root, NO_FLAGS)
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
  const { help, check } = checkOptions(process.argv.slice(2))
  if (help) return console.log(HELP)
  // Not straight into target: the tools also leave keypairs behind.
  const fresh = mkdtempSync(join(tmpdir(), 'build-programs-'))
  try {
    const files = buildPrograms(fresh)
    if (check) return report(files.filter((file) => isChanged(fresh, file)))
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
  if (isMintlineError(error)) {
    reportError(error)
  } else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
