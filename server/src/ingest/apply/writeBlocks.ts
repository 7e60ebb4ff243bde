import { sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { IngestBatch } from '../batch.ts'
import type { Writing } from './writing.ts'

/** Number of blocks kept per chain, which limits how deep a reorganisation can be undone. */
export const KEPT_BLOCKS = 1_000

type BatchWithBlocks = Pick<IngestBatch, 'blockchain' | 'activities' | 'blocks'>

/**
 * Writes blocks that were read. Deletes blocks, and fund changes in them, that no reorganisation can reach any more.
 */
export async function writeBlocks(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, activities, blocks: others = [] }: BatchWithBlocks,
): Promise<void> {
  const chain = CHAIN_NUMBERS[blockchain]
  const read = [...activities.map(({ block }) => block), ...others]
  const blocks = new Map(read.map((block) => [block.number, block]))
  if (blocks.size === 0) return
  await transaction
    .insertInto('blocks')
    .values(
      [...blocks.values()].map(({ number, hash, time }) => ({
        chain,
        number,
        hash: Buffer.from(hash),
        at: time,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['chain', 'number'])
        .doUpdateSet(({ ref }) => ({ hash: ref('excluded.hash'), at: ref('excluded.at') })),
    )
    .execute()
  const kept = sql`(select max(number) from blocks where chain = ${chain}) - ${KEPT_BLOCKS}`
  await sql`delete from fund_changes where chain = ${chain} and block < ${kept}`.execute(
    transaction,
  )
  await sql`delete from blocks where chain = ${chain} and number < ${kept}`.execute(transaction)
}
