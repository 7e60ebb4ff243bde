import { resolve } from 'node:path'
import { MINTLINE } from '@mintline/core'
import type { Blockchain } from '@mintline/core/networks'
import type { Hex } from 'viem'
import type { LogLevel } from '../log/logLevels.ts'
import type { SmtpSettings } from '../mail/smtpMailer.ts'
import { type AdapterSettings, adapterSettingsOf } from './adapterSettings.ts'
import { type AptosSettings, aptosSettingsOf } from './aptosSettings.ts'
import { type AllChainSettings, chainSettingsOf, WHOLE_CHAIN } from './chainSettings.ts'
import type { DevelopmentWallet } from './developmentWallet.ts'
import { type DocumentSettings, documentSettingsOf } from './documentSettings.ts'
import type { ExchangeSettings } from './exchangeSettings.ts'
import { mailSettingsIn } from './mailSettings.ts'
import { MARKETPLACE_LIMITS } from './marketplaceLimits.ts'
import type { Options } from './options.ts'
import { type RequestLimits, requestLimitsOf } from './requestClasses.ts'
import { ROLE_NAMES, type RoleName } from './roleNames.ts'
import type { SeaportSettings } from './seaportSettings.ts'
import { readSettingsFile } from './settingsFile.ts'
import { NODE_BLOCKCHAINS, platformProblem, type SettingsFile } from './settingsSchema.ts'
import { tokenSignerIn } from './tokenSigner.ts'
import { webhookSecretIn } from './webhookSecret.ts'

/** URLs of the nodes of blockchains, best first. They may have a key: never show more than the host. */
export type NodeSettings = Readonly<Partial<Record<Blockchain, readonly [string, ...string[]]>>>

/** Everything that a person decides about a process of the server. */
export interface Settings {
  /** Wallet that signs in on the status page, which the demo alone has. */
  readonly developmentWallet?: DevelopmentWallet | undefined
  readonly roles: readonly RoleName[]
  /** Address to listen on. */
  readonly host: string
  /** 0 = any that is free. */
  readonly port: number
  /** Port of metrics, at the same address; 0 = any that is free, undefined = none are served. */
  readonly metricsPort: number | undefined
  readonly database: {
    /** Absolute path of the embedded one's folder. */
    readonly folder: string
    /** Undefined = the embedded one. It has a password: never show it. */
    readonly url: string | undefined
    /** Undefined = lists come from the same database. It has a password: never show it. */
    readonly readUrl: string | undefined
  }
  /** Nodes to follow blockchains by, and to ask for balances. */
  readonly nodes: NodeSettings
  /** Parts of EVM chains to follow; chains that are not named are followed whole. */
  readonly chains: AllChainSettings
  /** The part of Aptos to follow. */
  readonly aptos: AptosSettings
  /** The platform's exchanges, by blockchain; on the others no order of theirs is taken. */
  readonly exchanges: Readonly<Partial<Record<Blockchain, ExchangeSettings>>>
  /** Terms of orders for Seaport, by blockchain; on the others they have neither fee nor conduit. */
  readonly seaport: Readonly<Partial<Record<Blockchain, SeaportSettings>>>
  /** Limits of new orders. */
  readonly orderLimits: {
    /** Days from now within which an order has to end. */
    readonly longestDays: number
    /** True = bids below three quarters of the floor, or 1 USD without one, are refused. */
    readonly minimumBids: boolean
    /** Minutes for which an auction goes on after a bid at least. */
    readonly auctionExtensionMinutes: number
    /** Basis points of the highest bid in an auction that the next one adds at least. */
    readonly auctionStepBasisPoints: number
  }
  /** Limits of users and of what they do. */
  readonly marketplaceLimits: Readonly<typeof MARKETPLACE_LIMITS>
  /** Name of the platform in enumerations. */
  readonly platform: string
  /** Pages that may call, by origin; undefined = all. */
  readonly origins: readonly string[] | undefined
  /** Address under which wallets sign in, an origin; undefined = that of this machine. */
  readonly publicUrl: string | undefined
  /** Wallets of the operator's list of risks, as union addresses; undefined = there is none. */
  readonly riskyWallets: readonly string[] | undefined
  /** What third parties do for the marketplace. */
  readonly adapters: AdapterSettings
  /** Addresses of proxies that are believed when they say who calls; undefined = none. */
  readonly proxies: readonly string[] | undefined
  /** Addresses and ranges that are not of the internet, from where metadata may be read; undefined = the default. */
  readonly privateMetadataHosts: readonly string[] | undefined
  /** Source of the prices of currencies in US dollars; undefined = none are known. */
  readonly rates: DocumentSettings | undefined
  /** Folder of the IPFS gateway; undefined = the default of core. */
  readonly ipfsGateway: string | undefined
  /** Private key that signs token ids; undefined = none. Never show it. */
  readonly tokenSigner: Hex | undefined
  /** Secret by which webhooks are signed; undefined = none are taken. Never show it. */
  readonly webhookSecret: string | undefined
  /** Contract of wrapped ether on Ethereum. */
  readonly wrappedEther: string
  /** Server for mails, with their sender; undefined = mails are shown in the log. Never show its URL. */
  readonly smtp: SmtpSettings | undefined
  /** Link in mails that confirm an address, with `{id}` and `{key}`; undefined = the call of this server. */
  readonly confirmationUrl: string | undefined
  /** Days for which the audit log has its entries. */
  readonly auditDays: number
  /** Limits of requests by their class. */
  readonly requestLimits: RequestLimits
  /** Requests that an address without a key may make; undefined = any number. */
  readonly requestsPerMinute: number | undefined
  readonly logLevel: LogLevel
}

/** Sources of settings besides options. */
interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder in which the server was started. */
  readonly folder: string
}

/** Networks of `npm start` and `npm run localnet`, the second one with `--evm`. */
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
 * Settings from options, from the environment, from the file, and else by default: what comes first counts.
 *
 * @throws `SETTINGS_FILE_NOT_READABLE`, `SETTINGS_INVALID` with all problems of the file
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
    confirmationUrl: file.confirmationUrl,
    auditDays: file.auditDays ?? AUDIT_DAYS,
    requestLimits: requestLimitsOf(file.requestLimits),
    requestsPerMinute: file.requestsPerMinute,
    // A demo shows its own steps.
    logLevel: options.logLevel ?? file.logLevel ?? (options.demo ? 'warn' : 'info'),
  }
}

/** By default the networks of this machine. */
function nodesOf(nodes: SettingsFile['nodes'] = LOCAL_NETWORKS): NodeSettings {
  return Object.fromEntries(
    NODE_BLOCKCHAINS.flatMap((blockchain) => {
      const [first, ...others] = nodes[blockchain] ?? []
      return first === undefined ? [] : [[blockchain, [first, ...others]]]
    }),
  )
}

/** Whatever runs at the default address of nodes may also have a public chain, or a fork of one. */
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
