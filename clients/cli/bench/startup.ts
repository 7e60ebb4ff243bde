// Measures how long the built command takes to print its version or help, compared with Node alone: npm run bench:cli
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '../../../tests/benchmarks/median.ts'

/** Rounds; the subjects take turns, and the median counts. */
const ROUNDS = 15

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

// As installed, without the file with which a checkout runs its sources.
const installed = mkdtempSync(join(tmpdir(), 'mintline-bench-'))
const bin = join(installed, 'bin/mintline.js')
mkdirSync(join(installed, 'bin'))
copyFileSync(join(PACKAGE, 'bin/mintline.js'), bin)
symlinkSync(join(PACKAGE, 'dist'), join(installed, 'dist'), 'dir')

const SUBJECTS = {
  'node -e 0': ['-e', '0'],
  'mintline --version': [bin, '--version'],
  'mintline --help': [bin, '--help'],
  'mintline mint --help': [bin, 'mint', '--help'],
}

try {
  const times = new Map(Object.keys(SUBJECTS).map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, args] of Object.entries(SUBJECTS)) times.get(name)?.push(timeOf(args))
  }
  const own = median(times.get('node -e 0') ?? [])
  for (const [name, measured] of times) {
    const typical = median(measured)
    const ratio = (typical / own).toFixed(1)
    console.log(`${name.padEnd(22)} ${typical.toFixed(0).padStart(5)} ms  ${ratio} × node`)
  }
} finally {
  rmSync(installed, { recursive: true, force: true })
}

/** Milliseconds for one run. */
function timeOf(args: readonly string[]): number {
  const start = performance.now()
  const env = { ...process.env, NODE_OPTIONS: '' }
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stderr}`)
  return performance.now() - start
}
