import type { Selectable } from 'kysely'
import type { Leaderboards } from '../../database/tables.ts'

/** A collection on a board. */
export type BoardRow = Selectable<Leaderboards>
