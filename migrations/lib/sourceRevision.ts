import { execFileSync } from 'node:child_process'

/** Sources that the programs are built from. */
const SOURCES = ['Cargo.lock', 'Cargo.toml', 'programs/editions', 'programs/editions-controls']

/**
 * Finds the last commit that changed what the programs are built from, which stays the same when something else changes.
 *
 * @returns Undefined = no commit has exactly these sources, or `root` is no git repository.
 */
export function sourceRevision(root: string): string | undefined {
  try {
    if (git(root, ['status', '--porcelain', '--', ...SOURCES]) !== '') return undefined
    return git(root, ['log', '-1', '--format=%H', '--', ...SOURCES]) || undefined
  } catch {
    return undefined
  }
}

function git(root: string, args: readonly string[]): string {
  const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  return output.toString('utf8').trim()
}
