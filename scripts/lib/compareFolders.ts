import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Lists files in `folder` that differ or that one root lacks, as paths relative to both. */
export function differingFiles(folder: string, roots: { old: string; fresh: string }): string[] {
  const oldRoot = join(roots.old, folder)
  const freshRoot = join(roots.fresh, folder)
  const names = new Set([...filesIn(oldRoot), ...filesIn(freshRoot)])
  return [...names]
    .filter((name) => !isSameFile(join(oldRoot, name), join(freshRoot, name)))
    .map((name) => join(folder, name))
    .sort()
}

/** True if both files exist and are equal. */
export function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}
