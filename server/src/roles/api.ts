import { DEFAULT_IPFS_GATEWAY } from '@mintline/core'
import { keyFinder } from '../access/keyFinder.ts'
import { restartCounts, sharedCounts } from '../access/sharedCounts.ts'
import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/openDatabase.ts'
import { isDatabaseAway } from '../database/pools/losses.ts'
import type { Pools } from '../database/pools/openPools.ts'
import { writtenState } from '../database/writtenState.ts'
import { createHttpApp, type HttpApp, type HttpOptions } from '../http/app.ts'
import { orderlyEnd } from '../http/orderlyEnd.ts'
import { addIndexer } from '../indexer/addIndexer.ts'
import { INDEXER_CALLS } from '../indexer/served.ts'
import type { Log } from '../log/openLog.ts'
import { type LookUps, lookUps } from '../look-ups/lookUps.ts'
import { addMarketplace } from '../marketplace/addMarketplace.ts'
import type { PlatformFacts } from '../marketplace/call.ts'
import { MARKETPLACE_CALLS } from '../marketplace/served.ts'
import { metadataResets } from '../metadata/resetMetadata.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import { auctionClock } from '../read-model/auctions/auctionClock.ts'
import { addShare } from '../share/addShare.ts'
import { addStatus } from '../status/addStatus.ts'
import { tokenIdsOf } from '../token-ids/tokenIds.ts'
import { callerFinder } from '../users/sessions/callerFinder.ts'
import { failureLimit } from '../users/sign-in/failureLimit.ts'
import type { UserServices } from '../users/userServices.ts'
import { adaptersOf } from './adaptersOf.ts'
import { listenRefusal } from './listenRefusal.ts'
import { artworkOf, readerOf } from './metadataReading.ts'
import { orderServicesOf } from './orderServicesOf.ts'
import type { Role } from './role.ts'

/** Blockchains whose items are watched. */
const WATCHED_BLOCKCHAINS = ['SOLANA', 'ECLIPSE'] as const

/** Answers calls over HTTP. */
export const api: Role = {
  start: async ({ settings, database, log, metrics }) => {
    const { host, port, nodes, platform, origins, proxies } = settings
    const { requestsPerMinute: perMinute } = settings
    const now = () => new Date()
    const options: HttpOptions = {
      logger: log,
      findKey: keyFinder(database.write),
      findCaller: callerFinder(database.write, now),
      ...(metrics && { onFinished: metrics.onFinished }),
      classLimits: {
        perMinute: settings.requestLimits,
        countShared: sharedCounts(database.write),
      },
      isPassing: isDatabaseAway,
      stateOf: writtenState(database.read),
      clockStateOf: auctionClock(database.read, now),
      ...(origins && { origins }),
      ...(proxies && { proxies }),
      ...(perMinute && { perMinute }),
    }
    const app = await createHttpApp(options)
    const reader = readerOf(settings)
    const metadata = metadataResets({
      writer: database.write,
      reader,
      countRestart: restartCounts(database.write),
    })
    const orders = orderServicesOf(settings, database)
    const tokenIds = tokenIdsOf(database.write, settings.tokenSigner)
    const { onRamp, twitter, risks } = adaptersOf(settings, (sentence) => log.warn(sentence), now)
    const noted = lookUpsOf(settings, database, log)
    const users = userServicesOf(settings, database, { risks, now })
    const asking = (asked: Nodes) => ({
      nodes: asked,
      orders: { ...orders, nodes: asked },
      users: { ...users, nodes: asked },
    })
    const until = (signal: AbortSignal) => asking({ ...nodes, signal })
    const services = {
      reader: database.read,
      metadata,
      lookUps: noted,
      tokenIds,
      now,
      ...asking(nodes),
    }
    const artwork = artworkOf(settings)
    const end = orderlyEnd(app.fastify)
    const close = async () => {
      await end()
      await noted.close()
      await reader.close()
      await artwork.close()
    }
    await addIndexer(app, {
      calls: INDEXER_CALLS,
      services,
      servicesUntil: (left) => ({ ...services, ...until(left) }),
      platform,
    })
    const marketplace = {
      ...services,
      facts: platformFactsOf(settings),
      onRamp,
      twitter,
      clientMetrics: metrics?.client,
    }
    await addMarketplace(app, {
      calls: MARKETPLACE_CALLS,
      services: marketplace,
      servicesUntil: (left) => ({ ...marketplace, ...until(left) }),
      platform,
      pageSizes: settings.marketplaceLimits,
    })
    await addWebhookTo(app, settings, database)
    addStatus(app, {
      reader: database.read,
      isPassing: isDatabaseAway,
      wallet: settings.developmentWallet,
    })
    if (settings.mintPage) {
      const { mintPage, publicUrl } = settings
      addShare(app, { reader: database.read, mintPage, publicUrl, openReading: artwork.open })
    }
    try {
      const listenTextResolver = (address: string) => `Indexer: ${address}`
      const url = await app.fastify.listen({ host, port, listenTextResolver })
      return { url, close }
    } catch (error) {
      await close()
      throw listenRefusal(error, { host, port, option: '--port' })
    }
  },
}

/** Adds the webhook. Loaded only if a secret is set, and a chain's ingest only when its lines arrive. */
async function addWebhookTo(
  app: HttpApp,
  settings: Settings,
  { write }: Pick<Database, 'write'>,
): Promise<void> {
  const { webhookSecret: secret } = settings
  if (secret === undefined) return
  const { addWebhook } = await import('../lines/addWebhook.ts')
  const sourcesOf = async (signal: AbortSignal) => {
    const { lineSources } = await import('../lines/lineSources.ts')
    return lineSources(settings, write, signal)
  }
  await addWebhook(app, { secret, sourcesOf })
}

/** Returns the platform settings that answers contain. */
function platformFactsOf({
  ipfsGateway = DEFAULT_IPFS_GATEWAY,
  wrappedEther,
}: Pick<Settings, 'ipfsGateway' | 'wrappedEther'>): PlatformFacts {
  return { ipfsGateway, wrappedEther }
}

/**
 * Creates the look-up recorder for items and owners on followed chains; followers learn of look-ups through the
 * database.
 */
function lookUpsOf(
  { nodes }: Pick<Settings, 'nodes'>,
  { write }: Pick<Database, 'write'>,
  log: Log,
): LookUps {
  return lookUps({
    blockchains: WATCHED_BLOCKCHAINS.filter((blockchain) => nodes[blockchain] !== undefined),
    write: async (blockchain, wanted) => {
      // Loaded on the first look-up: the API works without the code that follows chains.
      const { askForWatches } = await import('../ingest/sources/solana/askForWatches.ts')
      await askForWatches(write, blockchain, wanted)
    },
    onFailure: (err) =>
      log.warn(
        { err },
        'Items and owners that were looked up are not looked for on their chain at once',
      ),
  })
}

/** Creates the user services from settings. */
export function userServicesOf(
  settings: Pick<Settings, 'nodes' | 'publicUrl' | 'origins' | 'marketplaceLimits'>,
  { write: writer }: Pick<Pools, 'write'>,
  { risks, now }: Pick<UserServices, 'risks' | 'now'>,
): UserServices {
  const { nodes, publicUrl, origins, marketplaceLimits: limits } = settings
  return {
    writer,
    nodes,
    named: { publicUrl, origins },
    failures: failureLimit(now),
    risks,
    limits,
    now,
  }
}
