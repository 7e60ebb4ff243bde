import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { addressKey, CHAIN_NUMBERS, currencyKey } from '../../database/keys/index.ts'
import { isOpenBid } from '../../database/orderKinds.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { IngestBatch } from '../batch.ts'
import type { Writing } from './writing.ts'

/** Records the blocks in which bidders' funds changed, and queues checks for their bids. */
export async function writeFundChanges(
  writing: Writing,
  { blockchain, fundChanges = [] }: Pick<IngestBatch, 'blockchain' | 'fundChanges'>,
): Promise<void> {
  if (fundChanges.length === 0) return
  const changes = fundChanges.map(({ currency, owner, block }) => ({
    currency: currencyKey({ blockchain, address: currency }),
    owner: addressKey({ blockchain, address: owner }),
    block: String(block),
  }))
  await sql`
    insert into fund_changes (chain, block, currency, owner)
    select ${CHAIN_NUMBERS[blockchain]}, * from unnest(
      ${changes.map(({ block }) => block)}::bigint[],
      ${changes.map(({ currency }) => currency)}::bytea[],
      ${changes.map(({ owner }) => owner)}::bytea[]
    )
    on conflict do nothing
  `.execute(writing.transaction)
  await checkBids(writing, changes)
}

/** Queues checks for bids whose makers' funds changed in blocks that the chain no longer has. */
export async function undoFundChanges(
  writing: Writing,
  { blockchain, from }: { readonly blockchain: Blockchain; readonly from: bigint },
): Promise<void> {
  const undone = await writing.transaction
    .deleteFrom('fund_changes')
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where('block', '>=', String(from))
    .returning(['currency', 'owner'])
    .execute()
  await checkBids(writing, undone)
}

async function checkBids(
  { transaction, now, jobs }: Writing,
  funds: readonly { readonly currency: Buffer; readonly owner: Buffer }[],
): Promise<void> {
  if (funds.length === 0) return
  const { rows } = await sql<{ id: Buffer }>`
    select distinct orders.id from unnest(
      ${funds.map(({ currency }) => currency)}::bytea[],
      ${funds.map(({ owner }) => owner)}::bytea[]
    ) as funds (currency, owner)
    join orders on orders.maker = funds.owner and orders.currency = funds.currency
    where ${isOpenBid(now)}
  `.execute(transaction)
  jobs.push(...rows.map(({ id }) => orderCheckJob(id)))
}
