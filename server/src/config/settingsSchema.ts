import { isIP } from 'node:net'
import { isEvmAddress, isUnionAddress } from '@mintline/core/identifiers'
import {
  BLOCKCHAINS,
  type Blockchain,
  type EvmBlockchain,
  isEvmBlockchain,
  isRpcUrl,
} from '@mintline/core/networks'
import { z } from 'zod'
import { ServerError } from '../errors/serverError.ts'
import { LOG_LEVELS } from '../log/logLevels.ts'
import { ADAPTERS_SCHEMA } from './adapterSettings.ts'
import { CHAINS_SCHEMA } from './chainSettings.ts'
import { DOCUMENT_SCHEMA } from './documentSettings.ts'
import { MARKETPLACE_LIMITS_SCHEMA } from './marketplaceLimits.ts'
import { REQUEST_LIMITS_SCHEMA } from './requestClasses.ts'
import { ROLE_NAMES } from './roleNames.ts'

/** Address on an EVM chain, converted to normal form. */
const ADDRESS = z
  .string()
  .refine(isEvmAddress, { error: 'must be an address such as 0x followed by 40 hex digits' })
  .transform((address) => address.toLowerCase() as `0x${string}`)

const FEE_RULE = 'must be basis points from 0 to 10000'

/** Share in basis points. */
const BASIS_POINTS = z
  .int({ error: FEE_RULE })
  .min(0, { error: FEE_RULE })
  .max(10_000, { error: FEE_RULE })

/** Creates a schema with one optional entry per EVM blockchain. */
function byEvmBlockchain<Entry extends z.ZodType>(entry: Entry) {
  const optional = entry.optional()
  return z
    .strictObject(
      Object.fromEntries(
        BLOCKCHAINS.filter(isEvmBlockchain).map((blockchain) => [blockchain, optional]),
      ) as Record<EvmBlockchain, typeof optional>,
    )
    .optional()
}

const BYTES32 = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i, { error: 'must be 0x followed by 64 hex digits' })
  .transform((key) => key.toLowerCase() as `0x${string}`)

/** Terms for Seaport orders on a blockchain, as in the file. */
const SEAPORT = z.strictObject({
  /** Contract that makers may approve to move their assets in place of Seaport, and its key. */
  conduit: z.strictObject({ key: BYTES32, contract: ADDRESS }).optional(),
  /** Share that each order has to pay, and its receiver. */
  fee: z.strictObject({ account: ADDRESS, value: BASIS_POINTS }).optional(),
  /** True = orders must pay the royalties that the item's contract asks for. */
  royalties: z.boolean({ error: 'must be true or false' }).default(false),
})

/** Terms for Seaport orders on a blockchain. */
export type SeaportSettings = z.infer<typeof SEAPORT>

/** Terms for Seaport orders by blockchain, in the file. */
const SEAPORT_SCHEMA = byEvmBlockchain(SEAPORT)

const NAME = z.string().min(1, { error: 'must not be empty' })
const CHAIN_RULE = 'must be the number of an EVM chain'

/** The platform's exchange on a blockchain, as in the file. */
const EXCHANGE = z.strictObject({
  /** Name and version in the signature domain (EIP-712). */
  name: NAME.default('Exchange'),
  version: NAME.default('2'),
  chainId: z.int({ error: CHAIN_RULE }).min(1, { error: CHAIN_RULE }),
  contract: ADDRESS,
  /** Contracts that makers approve, by asset type. */
  proxies: z.strictObject({
    nft: ADDRESS,
    erc20: ADDRESS,
    erc721Lazy: ADDRESS.optional(),
    erc1155Lazy: ADDRESS.optional(),
    punks: ADDRESS.optional(),
  }),
  fee: BASIS_POINTS.default(0),
})

/** The platform's exchange on a blockchain. */
export type ExchangeSettings = z.infer<typeof EXCHANGE>

/** Exchanges by blockchain, in the file. */
const EXCHANGES_SCHEMA = byEvmBlockchain(EXCHANGE)

const LARGEST_PORT = 65_535
const PLATFORM = /^[A-Z][A-Z0-9_]*$/
const PLATFORM_RULE = 'must be capital letters, digits and underscores, beginning with a letter'
const PORT_RULE = `must be a port from 0 to ${LARGEST_PORT}`

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const isFolderUrl = (text: string) =>
  isRpcUrl(text) && new URL(text).search === '' && new URL(text).hash === ''
const isFolder = (text: string) => isFolderUrl(text) && text.endsWith('/')
const isConfirmationUrl = (text: string) =>
  isRpcUrl(text) && text.includes('{id}') && text.includes('{key}')
const isAddressOrRange = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/')
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}

type NodeBlockchain = Exclude<Blockchain, 'FLOW'>

/** Blockchains with node support. */
export const NODE_BLOCKCHAINS = BLOCKCHAINS.filter(
  (blockchain): blockchain is NodeBlockchain => blockchain !== 'FLOW',
)

const NODES = z
  .array(z.string().refine(isRpcUrl, { error: 'must be the http: or https: URL of a node' }))
  .min(1, { error: 'must name at least one node' })
  .optional()

const NODES_BY_BLOCKCHAIN = Object.fromEntries(
  NODE_BLOCKCHAINS.map((blockchain) => [blockchain, NODES]),
) as Record<NodeBlockchain, typeof NODES>

const PORT = z
  .int({ error: PORT_RULE })
  .min(0, { error: PORT_RULE })
  .max(LARGEST_PORT, { error: PORT_RULE })
  .optional()

const DAYS_RULE = 'must be a whole number of days from 1'
const AUDIT_RULE = 'must be a whole number of days from 1 to 3650'
const EXTENSION_RULE = 'must be whole minutes from 0 to 1440'
const STEP_RULE = 'must be basis points from 1 to 10000'

const ADDRESSES = z
  .array(
    z
      .string()
      .refine(isAddressOrRange, { error: 'must be an IP address or range such as 10.0.0.0/8' }),
  )
  .optional()

/** The file `server.config.json`. Every entry is optional. */
export const SETTINGS_SCHEMA = z.strictObject({
  roles: z
    .array(z.enum(ROLE_NAMES, { error: `must be one of ${ROLE_NAMES.join(', ')}` }))
    .min(1, { error: `must name at least one of ${ROLE_NAMES.join(', ')}` })
    .optional(),
  host: z.string().min(1, { error: 'must be an address of this machine' }).optional(),
  port: PORT,
  metricsPort: PORT,
  databaseFolder: z.string().min(1, { error: 'must be the path of a folder' }).optional(),
  /** Node URLs by blockchain. */
  nodes: z.strictObject(NODES_BY_BLOCKCHAIN).optional(),
  /** Ingest settings by chain. */
  chains: CHAINS_SCHEMA,
  /** The platform's exchanges by blockchain. */
  exchanges: EXCHANGES_SCHEMA,
  /** Terms for Seaport orders by blockchain. */
  seaport: SEAPORT_SCHEMA,
  orderLimits: z
    .strictObject({
      longestDays: z.int({ error: DAYS_RULE }).min(1, { error: DAYS_RULE }).optional(),
      minimumBids: z.boolean({ error: 'must be true or false' }).optional(),
      auctionExtensionMinutes: z
        .int({ error: EXTENSION_RULE })
        .min(0, { error: EXTENSION_RULE })
        .max(1440, { error: EXTENSION_RULE })
        .optional(),
      auctionStepBasisPoints: z
        .int({ error: STEP_RULE })
        .min(1, { error: STEP_RULE })
        .max(10_000, { error: STEP_RULE })
        .optional(),
    })
    .optional(),
  /** Limits for users and their actions. */
  marketplaceLimits: MARKETPLACE_LIMITS_SCHEMA,
  platform: z.string().regex(PLATFORM, { error: PLATFORM_RULE }).optional(),
  origins: z
    .array(z.string().refine(isOrigin, { error: 'must be an origin such as https://example.com' }))
    .optional(),
  publicUrl: z
    .string()
    .refine(isOrigin, { error: 'must be an origin such as https://example.com' })
    .optional(),
  proxies: ADDRESSES,
  /** Wallets that users may not add, and that risk checks report. */
  riskyWallets: z
    .array(
      z.string().refine((text) => isUnionAddress(text), {
        error: 'must be a wallet such as ETHEREUM:0x… or SOLANA:…',
      }),
    )
    .optional(),
  /** Third-party services for the marketplace. */
  adapters: ADAPTERS_SCHEMA,
  /** Addresses and ranges outside the public internet from which metadata may be fetched. */
  privateMetadataHosts: ADDRESSES,
  /** Source for US dollar rates. */
  rates: DOCUMENT_SCHEMA.optional(),
  ipfsGateway: z
    .string()
    .refine(isFolderUrl, { error: 'must be the URL of a folder such as https://ipfs.io/ipfs/' })
    .optional(),
  /** Wrapped ether contract on Ethereum. */
  wrappedEther: ADDRESS.optional(),
  /** Where share pages lead to. */
  mintPage: z
    .strictObject({
      site: z.string().refine(isFolder, {
        error: "must be the URL of the console's folder such as https://drops.example/",
      }),
      /** Ids of networks on the mint page, by blockchain. */
      networks: z.partialRecord(z.enum(NODE_BLOCKCHAINS), z.string().min(1)).optional(),
    })
    .optional(),
  /** Page that confirms e-mail addresses. */
  confirmationUrl: z
    .string()
    .refine(isConfirmationUrl, {
      error: 'must be an http: or https: URL with {id} and {key}',
    })
    .optional(),
  /** Days that the audit log keeps its entries. */
  auditDays: z
    .int({ error: AUDIT_RULE })
    .min(1, { error: AUDIT_RULE })
    .max(3_650, { error: AUDIT_RULE })
    .optional(),
  /** Requests per minute and address, by class. */
  requestLimits: REQUEST_LIMITS_SCHEMA,
  requestsPerMinute: z
    .int({ error: 'must be a whole number from 1' })
    .min(1, { error: 'must be a whole number from 1' })
    .optional(),
  logLevel: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
})

/** The file's content. */
export type SettingsFile = z.infer<typeof SETTINGS_SCHEMA>

/** Returns the error for an invalid platform name from the environment; undefined if it is valid. */
export function platformProblem(name: string): ServerError<'OPTION_INVALID'> | undefined {
  return PLATFORM.test(name)
    ? undefined
    : new ServerError('OPTION_INVALID', { option: 'PLATFORM_NAME', rule: PLATFORM_RULE })
}
