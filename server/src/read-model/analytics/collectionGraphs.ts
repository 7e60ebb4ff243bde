import type { Reader } from '../reader.ts'
import { floorsBetween } from './floorsBetween.ts'
import { type Graph, type GraphRequest, graphOf, graphTimes } from './graph.ts'
import { tradersBetween } from './tradersBetween.ts'
import { tradesBetween } from './tradesBetween.ts'
import type { Unit } from './unit.ts'

/** Numbers of wallets that bought or sold items of a collection; undefined = it is not known. */
export async function tradersGraph(
  reader: Reader,
  request: GraphRequest,
  side: 'buyer' | 'seller',
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const { each, all } = await tradersBetween(reader, known.key, known.times, side)
  return graphOf(known.times, each, all)
}

/** Numbers of sales of a collection; undefined = it is not known. */
export async function salesGraph(
  reader: Reader,
  request: GraphRequest,
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const trades = (await tradesBetween(reader, [known.key], known.times))(known.key)
  const all = trades.reduce((sum, { sales }) => sum + sales, 0)
  return graphOf(
    known.times,
    trades.map(({ sales }) => String(sales)),
    String(all),
  )
}

/** Floor prices of a collection; undefined = it is not known. */
export async function floorGraph(
  reader: Reader,
  request: GraphRequest,
  unit: Unit,
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const { key, times } = known
  const floors = (await floorsBetween(reader, [{ collection: key, times }], unit))(key)
  return graphOf(times, floors.slice(0, -1), floors.at(-1))
}
