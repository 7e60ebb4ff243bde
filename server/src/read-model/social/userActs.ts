import { sql } from 'kysely'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import type { Reader } from '../reader.ts'

/** How many things a user likes and hides. */
export interface UserActs {
  readonly likes: number
  /** Ownerships that are hidden and still held. */
  readonly hides: number
}

/** Counts what a user likes and hides. */
export async function userActs(reader: Reader, userId: string): Promise<UserActs> {
  const [likes, hides] = await Promise.all([
    reader
      .selectFrom('likes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('ownership_marks')
      .innerJoin('ownerships', (join) =>
        join
          .onRef('ownerships.item', '=', 'ownership_marks.item')
          .onRef('ownerships.owner', '=', 'ownership_marks.owner')
          .onRef('ownerships.collection', '=', 'ownership_marks.collection'),
      )
      .select(sql<string>`count(*)`.as('count'))
      .where('ownership_marks.user_id', '=', userId)
      .where('ownership_marks.mark', '=', 'HIDE')
      .where(isHoldingByKey)
      .executeTakeFirstOrThrow(),
  ])
  return { likes: Number(likes.count), hides: Number(hides.count) }
}
