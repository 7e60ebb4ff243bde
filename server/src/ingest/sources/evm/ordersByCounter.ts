import { MINTLINE } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import { addressKey, CHAIN_NUMBERS, readOrderKey } from '../../../database/keys/index.ts'
import { statusOf } from '../../../database/orderKinds.ts'
import type { DB } from '../../../database/tables.ts'
import type { CountedOrder } from '../../decode/evm/decodeExchanges.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import { type SeaportCounter, seaportCounter } from '../../decode/evm/exchangeFills.ts'

/** Creates a look-up for stored orders that new counters in Seaport logs cancel. */
export async function ordersByCounter(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  logs: readonly EvmLog[],
): Promise<(counter: SeaportCounter) => readonly CountedOrder[]> {
  const counters = logs.flatMap((log) => seaportCounter(log) ?? [])
  const found = new Map<string, readonly CountedOrder[]>()
  for (const counter of counters) {
    const name = nameOf(counter)
    if (!found.has(name)) found.set(name, await olderOrders(database, blockchain, counter))
  }
  return (counter) => found.get(nameOf(counter)) ?? []
}

async function olderOrders(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  { seaport, maker, counter }: SeaportCounter,
): Promise<CountedOrder[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where('maker', '=', addressKey({ blockchain, address: maker }))
    .where('platform', '=', MINTLINE)
    .where(sql<string>`data ->> '@type'`, '=', 'ETH_BASIC_SEAPORT_DATA_V1')
    .where(sql<string>`data ->> 'protocol'`, '=', `ETHEREUM:${seaport}`)
    .where(sql<boolean>`(data ->> 'nonce')::numeric < ${String(counter)}::numeric`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, status }, position) =>
    statusOf({ status }).isOpen ? [{ order: readOrderKey(id).value, position }] : [],
  )
}

const nameOf = ({ seaport, maker, counter }: SeaportCounter) => `${seaport} ${maker} ${counter}`
