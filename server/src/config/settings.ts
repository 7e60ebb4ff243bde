import { resolve } from 'node:path'
import { MINTLINE } from '@mintline/core'
import { type Blockchain, networksOf } from '@mintline/core/networks'
import type { Hex } from 'viem'
import type { LogLevel } from '../log/logLevels.ts'
import type { SmtpSettings } from '../mail/smtpMailer.ts'
import { type AdapterSettings, adapterSettingsOf } from './adapterSettings.ts'
import {
  type AllChainSettings,
  type AptosSettings,
  aptosSettingsOf,
  chainSettingsOf,
  WHOLE_CHAIN,
} from './chainSettings.ts'
import type { DevelopmentWallet } from './developmentWallet.ts'
import { type DocumentSettings, documentSettingsOf } from './documentSettings.ts'
import { mailSettingsIn } from './mailSettings.ts'
import { MARKETPLACE_LIMITS } from './marketplaceLimits.ts'
import type { Options } from './options.ts'
import { type RequestLimits, requestLimitsOf } from './requestClasses.ts'
import { ROLE_NAMES, type RoleName } from './roleNames.ts'
import { tokenSignerIn, webhookSecretIn } from './secrets.ts'
import { readSettingsFile } from './settingsFile.ts'
import {
  type ExchangeSettings,
  NODE_BLOCKCHAINS,
  platformProblem,
  type SeaportSettings,
  type SettingsFile,
} from './settingsSchema.ts'

/** Node URLs by blockchain, best first. They may have a key: show only the host. */
export type NodeSettings = Readonly<Partial<Record<Blockchain, readonly [string, ...string[]]>>>

/** All settings for a server process. */
export interface Settings {
  /** Wallet that signs in on the status page, in the demo only. */
  readonly developmentWallet?: DevelopmentWallet | undefined
  readonly roles: readonly RoleName[]
  /** Address to listen on. */
  readonly host: string
  /** 0 = any free port. */
  readonly port: number
  /** Metrics port, at the same address; 0 = any free port, undefined = no metrics. */
  readonly metricsPort: number | undefined
  readonly database: {
    /** Absolute path to the embedded database's folder. */
    readonly folder: string
    /** Undefined = the embedded one. It has a password: never show it. */
    readonly url: string | undefined
    /** Undefined = lists come from the same database. It has a password: never show it. */
    readonly readUrl: string | undefined
  }
  /** Nodes by which to follow blockchains, and to ask for balances. */
  readonly nodes: NodeSettings
  /** EVM ingest settings by chain; chains without an entry are followed whole. */
  readonly chains: AllChainSettings
  /** Aptos ingest settings. */
  readonly aptos: AptosSettings
  /** The platform's exchanges, by blockchain; without an entry, exchange orders are refused. */
  readonly exchanges: Readonly<Partial<Record<Blockchain, ExchangeSettings>>>
  /** Terms for Seaport orders, by blockchain; without an entry, no fee and no conduit. */
  readonly seaport: Readonly<Partial<Record<Blockchain, SeaportSettings>>>
  /** Limits for new orders. */
  readonly orderLimits: {
    /** Days from now within which an order has to end. */
    readonly longestDays: number
    /** True = bids below three quarters of the floor, or 1 USD without a floor, are refused. */
    readonly minimumBids: boolean
    /** Minimum minutes that an auction continues after a bid. */
    readonly auctionExtensionMinutes: number
    /** Minimum raise over an auction's highest bid, in basis points. */
    readonly auctionStepBasisPoints: number
  }
  /** Limits for users and their actions. */
  readonly marketplaceLimits: Readonly<typeof MARKETPLACE_LIMITS>
  /** Platform name in enumerations. */
  readonly platform: string
  /** Origins whose pages may call; undefined = all. */
  readonly origins: readonly string[] | undefined
  /** Origin where wallets sign in; undefined = this machine's. */
  readonly publicUrl: string | undefined
  /** Wallets on the operator's risk list, as union addresses; undefined = no list. */
  readonly riskyWallets: readonly string[] | undefined
  /** Third-party services for the marketplace. */
  readonly adapters: AdapterSettings
  /** Proxies trusted to set `X-Forwarded-For`; undefined = none. */
  readonly proxies: readonly string[] | undefined
  /** Addresses and ranges outside the public internet from which metadata may be fetched; undefined = the default. */
  readonly privateMetadataHosts: readonly string[] | undefined
  /** Source for US dollar rates; undefined = no rates. */
  readonly rates: DocumentSettings | undefined
  /** IPFS gateway folder; undefined = core's default. */
  readonly ipfsGateway: string | undefined
  /** Private key that signs token ids; undefined = none. Never show it. */
  readonly tokenSigner: Hex | undefined
  /** Webhook secret; undefined = webhooks are refused. Never show it. */
  readonly webhookSecret: string | undefined
  /** Wrapped ether contract on Ethereum. */
  readonly wrappedEther: string
  /** Mail server and sender; undefined = mails are shown in the log. Never show its URL. */
  readonly smtp: SmtpSettings | undefined
  /** Where share pages lead to; undefined = there are none. */
  readonly mintPage: MintPageSettings | undefined
  /** Link in confirmation mails, with `{id}` and `{key}`; undefined = this server's call. */
  readonly confirmationUrl: string | undefined
  /** Days that the audit log keeps its entries. */
  readonly auditDays: number
  /** Request limits by class. */
  readonly requestLimits: RequestLimits
  /** Requests per minute for an address without a key; undefined = unlimited. */
  readonly requestsPerMinute: number | undefined
  readonly logLevel: LogLevel
}

/** The mint page that share pages lead to. */
export interface MintPageSettings {
  /** URL of the console's folder, with a slash at the end. */
  readonly site: string
  /** Followed networks, by the ids that the mint page has for them. */
  readonly networks: readonly { readonly blockchain: Blockchain; readonly slug: string }[]
}

/** Sources for settings besides options. */
interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Working directory. */
  readonly folder: string
}

/** Networks from `npm start` and `npm run localnet`, the second one with `--evm`. */
const LOCAL_NETWORKS = {
  SOLANA: ['http://127.0.0.1:8899'],
  ETHEREUM: ['http://127.0.0.1:8545'],
} satisfies SettingsFile['nodes']
/** On the main network. */
const WRAPPED_ETHER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
/** Half a year. */
const LONGEST_DAYS = 180
const AUCTION_EXTENSION = 10
const AUCTION_STEP = 500
const DEFAULT_PORT = 8787
const DEFAULT_HOST = '127.0.0.1'
const RATE_MINUTES = 5
const AUDIT_DAYS = 90
const DATABASE_FOLDER = '.mintline/database'

/**
 * Merges settings from options, environment, file and defaults: the first one wins.
 *
 * @throws `SETTINGS_FILE_NOT_READABLE`, `SETTINGS_INVALID` with all problems in the file
 */
export function settingsOf(options: Options, { environment, folder }: Surroundings): Settings {
  const file = readSettingsFile(options.config, folder)
  const { DATABASE_URL, DATABASE_READ_URL, PLATFORM_NAME } = environment
  return {
    roles: options.roles ?? file.roles ?? ROLE_NAMES,
    host: options.host ?? file.host ?? DEFAULT_HOST,
    port: options.port ?? file.port ?? DEFAULT_PORT,
    metricsPort: options.metricsPort ?? file.metricsPort,
    database: {
      folder: file.databaseFolder ?? resolve(folder, DATABASE_FOLDER),
      url: DATABASE_URL || undefined,
      readUrl: DATABASE_READ_URL || undefined,
    },
    nodes: nodesOf(file.nodes),
    chains: chainsOf(file),
    aptos: aptosSettingsOf(file.chains?.APTOS),
    exchanges: file.exchanges ?? {},
    seaport: file.seaport ?? {},
    orderLimits: {
      longestDays: LONGEST_DAYS,
      minimumBids: false,
      auctionExtensionMinutes: AUCTION_EXTENSION,
      auctionStepBasisPoints: AUCTION_STEP,
      ...file.orderLimits,
    },
    marketplaceLimits: { ...MARKETPLACE_LIMITS, ...file.marketplaceLimits },
    platform: platformOf(PLATFORM_NAME) ?? file.platform ?? MINTLINE,
    origins: file.origins,
    publicUrl: file.publicUrl,
    riskyWallets: file.riskyWallets,
    adapters: adapterSettingsOf(file.adapters, environment),
    proxies: file.proxies,
    privateMetadataHosts: file.privateMetadataHosts,
    rates: documentSettingsOf(file.rates, RATE_MINUTES),
    ipfsGateway: file.ipfsGateway,
    tokenSigner: tokenSignerIn(environment),
    webhookSecret: webhookSecretIn(environment),
    wrappedEther: file.wrappedEther ?? WRAPPED_ETHER,
    smtp: mailSettingsIn(environment),
    mintPage: mintPageOf(file),
    confirmationUrl: file.confirmationUrl,
    auditDays: file.auditDays ?? AUDIT_DAYS,
    requestLimits: requestLimitsOf(file.requestLimits),
    requestsPerMinute: file.requestsPerMinute,
    // A demo shows its own steps.
    logLevel: options.logLevel ?? file.logLevel ?? (options.demo ? 'warn' : 'info'),
  }
}

/** Returns the nodes by blockchain. Default: the networks on this machine. */
function nodesOf(nodes: SettingsFile['nodes'] = LOCAL_NETWORKS): NodeSettings {
  return Object.fromEntries(
    NODE_BLOCKCHAINS.flatMap((blockchain) => {
      const [first, ...others] = nodes[blockchain] ?? []
      return first === undefined ? [] : [[blockchain, [first, ...others]]]
    }),
  )
}

/** Networks are mainnets unless the file names others. */
function mintPageOf({ nodes, mintPage }: SettingsFile): MintPageSettings | undefined {
  if (mintPage === undefined) return undefined
  const { site, networks = {} } = mintPage
  const followed = Object.keys(nodesOf(nodes)) as (typeof NODE_BLOCKCHAINS)[number][]
  return {
    site,
    networks: followed.map((blockchain) => ({
      blockchain,
      slug: networks[blockchain] ?? networksOf(blockchain)[0].slug,
    })),
  }
}

/**
 * Without configured nodes, reads Ethereum's first block from the node: the default address may also serve a public
 * chain, or a fork.
 */
function chainsOf({ nodes, chains }: SettingsFile): AllChainSettings {
  const named = chainSettingsOf(chains)
  if (nodes !== undefined || chains?.ETHEREUM?.firstBlock !== undefined) return named
  return { ...named, ETHEREUM: { ...(named.ETHEREUM ?? WHOLE_CHAIN), firstBlock: undefined } }
}

function platformOf(name: string | undefined): string | undefined {
  if (!name) return undefined
  const problem = platformProblem(name)
  if (problem) throw problem
  return name
}
