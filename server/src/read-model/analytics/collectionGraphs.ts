import type { Reader } from '../reader.ts'
import { floorsBetween } from './floorsBetween.ts'
import { type Graph, type GraphRequest, graphOf, graphTimes } from './graph.ts'
import { tradersBetween } from './tradersBetween.ts'
import { tradesBetween } from './tradesBetween.ts'
import type { Unit } from './unit.ts'

/** Graphs how many wallets bought or sold items in a collection; undefined = unknown collection. */
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

/** Graphs a collection's sales count; undefined = unknown collection. */
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

/** Graphs a collection's floor price; undefined = unknown collection. */
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
