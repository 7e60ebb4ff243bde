import type { Kysely } from 'kysely'
import type { DB } from '../tables.ts'

const listeners = new WeakMap<Kysely<DB>, Set<() => void>>()

/**
 * Calls a listener once, when a connection breaks or none is left: the next one may lead to another database, such as a
 * promoted standby, where the same row version may have other content.
 */
export function onceLost(database: Kysely<DB>, listener: () => void): void {
  const known = listeners.get(database) ?? new Set()
  listeners.set(database, known.add(listener))
}

/** Reports that a connection broke, or that none is left. */
export function reportLoss(database: Kysely<DB>): void {
  const known = listeners.get(database) ?? []
  listeners.delete(database)
  for (const listener of known) listener()
}
