import { MINTLINE } from '@mintline/core'
import type { FastifyInstance } from 'fastify'
import type { Hex } from 'viem'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { writtenState } from '../../src/database/writtenState.ts'
import { createHttpApp } from '../../src/http/app.ts'
import type { AnswerOf, Call } from '../../src/http/contract/call.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import type { IndexerServices } from '../../src/indexer/call.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { publicAddressesAnd } from '../../src/metadata/fetch/addressRule.ts'
import { type MetadataReader, openMetadataReader } from '../../src/metadata/fetch/metadataReader.ts'
import { metadataResets } from '../../src/metadata/resetMetadata.ts'
import type { NodeUrls } from '../../src/nodes/nodeUrls.ts'
import type { Exchanges } from '../../src/orders/exchange/exchange.ts'
import type { OrderLimits } from '../../src/orders/orderServices.ts'
import type { Seaports } from '../../src/orders/seaport/seaports.ts'
import { tokenIdsOf } from '../../src/token-ids/tokenIds.ts'

/** A call's parameters by name, and its body. */
export type Parameters = Readonly<Record<string, unknown>>

/** A call's answer; code and message if it failed. */
export interface Answer<Of extends Call> {
  readonly status: number
  readonly body: AnswerOf<Of> & { readonly code?: string; readonly message?: string }
}

/** A server's configuration. */
export interface ServiceOptions {
  readonly nodes?: NodeUrls
  readonly reader?: MetadataReader
  readonly exchanges?: Exchanges
  readonly seaports?: Seaports
  readonly limits?: OrderLimits
  readonly tokenSigner?: Hex
  readonly platform?: string
  readonly now?: () => Date
  readonly lookUps?: IndexerServices['lookUps']
}

/**
 * Creates the routes' services, by default without nodes, without a signer, without a listener for look-ups, and with
 * metadata from the internet alone.
 */
export function servicesOver(
  { read, write }: Pick<Pools, 'read' | 'write'>,
  {
    nodes = {},
    reader = openMetadataReader(publicAddressesAnd([])),
    exchanges = {},
    seaports = {},
    limits = {
      longestDays: 180,
      minimumBids: false,
      auctionExtensionMinutes: 10,
      auctionStepBasisPoints: 500,
    },
    platform = MINTLINE,
    tokenSigner,
    now = () => new Date(),
    lookUps = { note: () => undefined, noteOwners: () => undefined },
  }: ServiceOptions = {},
): IndexerServices {
  return {
    reader: read,
    nodes,
    metadata: metadataResets({ writer: write, reader }),
    orders: { writer: write, nodes, exchanges, seaports, limits, platform },
    tokenIds: tokenIdsOf(write, tokenSigner),
    lookUps,
    now,
  }
}

/** Creates an indexer application over a database. */
export async function indexerOver(
  pools: Pick<Pools, 'read' | 'write'>,
  options: ServiceOptions = {},
): Promise<FastifyInstance> {
  const app = await createHttpApp({ stateOf: writtenState(pools.read) })
  const services = servicesOver(pools, options)
  const { platform } = options
  await addIndexer(app, { calls: INDEXER_CALLS, services, ...(platform && { platform }) })
  await app.fastify.ready()
  return app.fastify
}

/** Makes a call. List parameters are repeated. */
export async function ask<Of extends Call>(
  app: FastifyInstance,
  call: Of,
  parameters: Parameters,
): Promise<Answer<Of>> {
  const { method, body } = call
  const answer = await app.inject({
    method,
    url: pathOf(call, parameters),
    ...(body && { payload: parameters[body.name] as object }),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.body || 'null') }
}

/** Returns a call's path and query with parameters. */
export function pathOf({ path, query }: Call, parameters: Parameters): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters[name])),
  )
  const search = new URLSearchParams(
    Object.keys(query ?? {}).flatMap((name) => {
      const value = parameters[name]
      return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(
        (each): [string, string] => [name, String(each)],
      )
    }),
  )
  return `${filled}?${search}`
}
