import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Notifications } from '../database/tables.ts'

/** Key of a notification among those of its user. */
export type NoticeKey = Pick<Selectable<Notifications>, 'kind' | 'event'>

/** Condition that a notification is one of some. */
export function isAmong(notices: readonly NoticeKey[]): RawBuilder<boolean> {
  const kinds = notices.map(({ kind }) => kind)
  const events = notices.map(({ event }) => event)
  return sql<boolean>`(kind, event) in (select * from unnest(${kinds}::text[], ${events}::bytea[]))`
}
