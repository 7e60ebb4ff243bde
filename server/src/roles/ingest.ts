import { asSentence } from '@mintline/core'
import { BLOCKCHAINS, isEvmBlockchain, isOnThisMachine } from '@mintline/core/networks'
import { evmChainOf } from '../config/evmChainOf.ts'
import { followAptos } from '../ingest/sources/aptos/followAptos.ts'
import type { FollowOptions } from '../ingest/sources/followRounds.ts'
import { followSolana } from '../ingest/sources/solana/followSolana.ts'
import { withoutUrls } from '../log/loggedError.ts'
import type { Role } from './role.ts'

/** Blockchains that can be followed. */
const SOURCES = BLOCKCHAINS.filter((blockchain) => blockchain !== 'FLOW')
/** JSON-RPC requests per HTTP request. */
const BATCH_SIZE = 50
/** Milliseconds between two polls; logs over websockets, if the node has them, trigger extra polls. */
const INTERVALS = { onThisMachine: 1_000, elsewhere: 10_000 }
/** Seconds between two checks for an item's transfers: the shortest and the longest interval. */
const SCHEDULES = {
  onThisMachine: { shortest: 1, longest: 60 },
  elsewhere: { shortest: 10, longest: 21_600 },
}

/** Loaded only if an EVM chain is followed: it is the largest part of this role. */
const loadEvm = () => import('../ingest/sources/evm/followEvm.ts')

/** Follows chains into the database. */
export const ingest: Role = {
  start: async ({ settings, database, log }) => {
    const ending = new AbortController()
    const following = SOURCES.flatMap((blockchain) => {
      const urls = settings.nodes[blockchain]
      if (urls === undefined) return []
      const [url] = urls
      const { host } = new URL(url)
      const place = isOnThisMachine(url) ? 'onThisMachine' : 'elsewhere'
      const source = { urls, batchSize: BATCH_SIZE, interval: INTERVALS[place] }
      const options: FollowOptions = {
        signal: ending.signal,
        onSpare: () => log.info(`${blockchain}: another process follows it; this one is its spare`),
        onSuccess: () => log.info(`${blockchain}: following ${host}`),
        onFailure: (err) => {
          const reason = err instanceof Error ? err.message : String(err)
          const sentence = asSentence(withoutUrls(reason))
          log.warn({ err }, `${blockchain}: cannot follow ${host}, trying again. ${sentence}`)
        },
      }
      if (isEvmBlockchain(blockchain)) {
        const follow = { ...source, ...evmChainOf(settings, blockchain) }
        const onLateStart = (block: number) =>
          log.info(
            `${blockchain}: ${host} has a public chain or a fork of one, which is read from block ${block} on. Set chains.${blockchain}.firstBlock to read more.`,
          )
        return loadEvm().then(({ followEvm }) =>
          followEvm(database.write, follow, { ...options, onLateStart }),
        )
      }
      if (blockchain === 'APTOS') {
        return followAptos(database.write, { ...source, ...settings.aptos }, options)
      }
      const cluster = { ...source, blockchain, schedule: SCHEDULES[place] }
      return followSolana(database.write, cluster, options)
    })
    return {
      close: async () => {
        ending.abort()
        await Promise.all(following)
      },
    }
  },
}
