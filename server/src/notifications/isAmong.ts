import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Notifications } from '../database/tables.ts'

/** A notification's key among its user's notifications. */
export type NoticeKey = Pick<Selectable<Notifications>, 'kind' | 'event'>

/** Builds a condition that matches the given notifications. */
export function isAmong(notices: readonly NoticeKey[]): RawBuilder<boolean> {
  const kinds = notices.map(({ kind }) => kind)
  const events = notices.map(({ event }) => event)
  return sql<boolean>`(kind, event) in (select * from unnest(${kinds}::text[], ${events}::bytea[]))`
}
