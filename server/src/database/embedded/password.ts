import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { EmbeddedFiles } from './files.ts'

/** Returns an embedded database's password, which the first caller creates. */
export function embeddedPassword({ password }: EmbeddedFiles): string {
  const draft = `${password}-${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears with its content or not at all, and never replaces another.
    linkSync(draft, password)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(password, 'utf8')
}
