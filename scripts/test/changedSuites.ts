import { execFile } from 'node:child_process'
import { join, matchesGlob, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Suite } from './suites.ts'

/** What a change can reach. */
export interface ChangedSuites {
  /** Suites with the files to run; a suite without files runs as a whole. */
  readonly suites: Suite[]
  /** Sentences about what is not run although the change may reach it. */
  readonly leftOut: string[]
}

/** Folders whose imports are followed. */
const SOURCES = [
  'app',
  'clients',
  'localnet',
  'server',
  'examples',
  'migrations',
  'scripts',
  'tests',
]

const CRUISE_RESULT = z.object({ modules: z.array(z.object({ source: z.string() })) })

/** Room for the description of every module. */
const MOST_BYTES = 256 * 1024 * 1024

const run = promisify(execFile)

/**
 * Finds the suites that changes since a revision can reach, including uncommitted and untracked files. Throws if git does
 * not know the revision.
 *
 * @param revision - any git revision, such as `main`
 * @param root - repository root, absolute
 */
export async function findChangedSuites(
  suites: readonly Suite[],
  revision: string,
  root: string,
): Promise<ChangedSuites> {
  // Commits on the revision's branch since then are not part of the change.
  const { stdout } = await run('git', ['merge-base', revision, 'HEAD'], { cwd: root })
  const base = stdout.trim()
  return chooseSuites(suites, await changedFiles(base, root), await reachingFiles(base, root))
}

/**
 * Chooses suites by the changed files and the files whose imports reach them. Leaves out unchanged packages' files: they
 * are too many to run before each commit.
 */
export function chooseSuites(
  suites: readonly Suite[],
  changed: readonly string[],
  reaching: readonly string[],
): ChangedSuites {
  const packages = new Set(changed.map(packageOf))
  const chosen: Suite[] = []
  const leftOut: string[] = []
  for (const suite of suites) {
    const reached = reaching.filter((file) => contains(suite, file))
    const near = reached.filter((file) => packages.has(packageOf(file)))
    if (changed.some((file) => suite.reads?.test(file))) chosen.push(suite)
    else {
      const { folder = '' } = suite
      if (near.length > 0) {
        chosen.push({ ...suite, files: near.map((file) => relative(folder, file)) })
      }
      const others = reached.length - near.length
      if (others > 0) leftOut.push(`${suite.name}: files in other packages: ${others}`)
    }
  }
  return { suites: chosen, leftOut }
}

function contains({ folder = '', files = [], patterns = files }: Suite, file: string): boolean {
  return patterns.some((pattern) => matchesGlob(file, join(folder, pattern)))
}

/** Returns a file's workspace or top-level folder. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'clients' ? `${first}/${second}` : first
}

/** Files that differ from a revision, deleted ones too, relative to the root. */
async function changedFiles(revision: string, root: string): Promise<string[]> {
  const outputs = await Promise.all([
    run('git', ['diff', '--name-only', revision], { cwd: root }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root }),
  ])
  return outputs.flatMap(({ stdout }) => stdout.split('\n').filter((line) => line !== ''))
}

/** Modules that changed since a revision, and all that import them. */
async function reachingFiles(revision: string, root: string): Promise<string[]> {
  const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  const { stdout } = await run(
    'node_modules/.bin/depcruise',
    [...config, '--affected', revision, ...SOURCES],
    { cwd: root, maxBuffer: MOST_BYTES },
  )
  return CRUISE_RESULT.parse(JSON.parse(stdout)).modules.map(({ source }) => source)
}
