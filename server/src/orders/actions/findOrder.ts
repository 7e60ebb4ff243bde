import type { Prefixed } from '@mintline/core/identifiers'
import type { Kysely, Selectable } from 'kysely'
import { orderKey } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB, Orders } from '../../database/tables.ts'
import type { Reader } from '../../read-model/reader.ts'

/** Fetches an order's row; undefined if it is not known. */
export function findOrder(reader: Reader, id: Prefixed): Promise<Selectable<Orders> | undefined> {
  return reader.selectFrom('orders').selectAll().where('id', '=', orderKey(id)).executeTakeFirst()
}

/** Queues another check against the blockchain, because somebody reports that an order cannot be filled. */
export async function reportOrder(
  writer: Kysely<DB>,
  { id }: Pick<Selectable<Orders>, 'id'>,
): Promise<void> {
  await addJobs(writer, [orderCheckJob(id)])
}
