import { evmWallet } from '@mintline/core/identifiers'
import { receiverOf, royaltyReceiverOf } from '@mintline/evm'
import { z } from 'zod'
import { orProblem } from '../../config/orProblem.ts'
import { readFee } from '../../config/readFee.ts'
import { chainName, limit, list, rootDigits, time } from '../../config/sharedSchema.ts'
import { writtenAmount, writtenPrice } from '../../config/writtenAmount.ts'
import { readEvmAmount } from '../amounts/evmAmount.ts'
import { EVM_NETWORKS } from '../chain/evmNetworks.ts'

const MAX_BASIS_POINTS = 10_000
const MAX_PHASES = 100

const FLAT_FEES = { read: readEvmAmount, example: '0.001 ETH' }

const address = z.string().transform((text, context) => orProblem(context, () => evmWallet(text)))

const receiver = z.string().transform((text, context) => orProblem(context, () => receiverOf(text)))

const basisPoints = z.int().min(0).max(MAX_BASIS_POINTS)

const chain = chainName
  .describe('Network, by its name or chain id: "base", "base-sepolia", "local-development", 8453.')
  .transform((name, context) => orProblem(context, () => EVM_NETWORKS.named(name)))

const royalties = z
  .strictObject({
    royaltyBasisPoints: basisPoints.describe('Hundredths of a percent of a sale; 0 = none.'),
    recipient: address.describe('Wallet that receives them.'),
  })
  .describe('Payments to a creator from later sales.')
  .transform(({ royaltyBasisPoints, recipient }, context) => {
    const royalty = { valueBp: royaltyBasisPoints, recipient }
    orProblem(context, () => royaltyReceiverOf(royalty), 'recipient')
    return { royaltyBasisPoints, recipient }
  })

const collection = z.strictObject({
  variant: z
    .enum(['erc721', 'erc1155'])
    .default('erc721')
    .describe('erc721: each item has an id of its own. erc1155: all items share one.'),
  symbol: z.string().describe('Symbol of the collection; fixed once it is deployed.'),
  collectionName: z.string().describe('Name of the collection; fixed once it is deployed.'),
  collectionUri: z.string().describe("URI of the collection's metadata."),
  metadata: z
    .strictObject({
      name: z.string().describe("Name of the items; the contract adds the item's number."),
      description: z.string().default('').describe('Description of the items.'),
      imageUri: z.string().default('').describe('URI of the image of all items.'),
      animationUri: z.string().default('').describe('URI of the animation of all items.'),
    })
    .optional()
    .describe('Metadata that all items share; only for erc721.'),
  tokens: z
    .array(
      z.strictObject({
        baseUri: z
          .string()
          .regex(/\/$/, 'A base URI ends with a slash')
          .describe('Folder of the metadata, with a slash at the end; the token id is added.'),
        amount: z.int().min(1).describe('Number of token ids.'),
      }),
    )
    .default([])
    .describe('Batches of token ids, from 0 on; only for erc1155. Add new ones at the end.'),
  tokenId: limit.describe('Token id of the phases; only for erc1155.'),
  maxNumberOfTokens: limit.describe(
    'Maximum number of items of the token id; only for erc1155. 0 = unlimited.',
  ),
  treasury: receiver.describe('Wallet that receives the price less the platform fee.'),
  royalties,
  ofTokenId: z
    .strictObject({
      treasury: receiver.optional().describe('Wallet that receives the price of its items.'),
      royalties: royalties.optional(),
    })
    .optional()
    .describe(
      'Settings of the token id alone, in place of those of the collection; only for erc1155. Default: as they are.',
    ),
  platformFee: z
    .strictObject({
      platformFeeValue: writtenAmount.describe(
        'Basis points of the price as a whole number; or an amount for each claim, "0.001 ETH".',
      ),
      recipient: receiver.describe('Wallet that receives it.'),
    })
    .describe('Part of the price for the platform.')
    .transform(({ platformFeeValue, recipient }, context) => ({
      recipient,
      ...orProblem(context, () => readFee(platformFeeValue, FLAT_FEES), 'platformFeeValue'),
    })),
  contract: address
    .optional()
    .describe('Address of the deployed drop. Default: the one that deploy has recorded.'),
  implementation: address
    .optional()
    .describe('Contract behind the drop. Default: the shared one, deployed if necessary.'),
})

const phase = z.strictObject({
  name: z.string().min(1).describe('Name for people and the command; not on chain.'),
  price: writtenPrice
    .transform((value, context) => orProblem(context, () => readEvmAmount(String(value))))
    .describe('What a buyer pays for one item, fees included: "0.01 ETH", "5 USDC", or 0.'),
  currency: address
    .optional()
    .describe('Address of the ERC-20 token of the price. Default: the native coin.'),
  start: time
    .optional()
    .describe(
      'Open from this time on. Default: the end of the phase before, or the time of the launch.',
    ),
  end: time.optional().describe('Open until this time. Default: the start of the next phase.'),
  maxMintsPerWallet: limit.describe(
    'Maximum number of items of one wallet in this phase; 0 = unlimited.',
  ),
  maxMintsTotal: limit.describe('Maximum number of items in this phase; 0 = unlimited.'),
  list: list.describe(
    'CSV of wallet, limit and price: only its wallets may mint. Relative to this config.',
  ),
  shards: z
    .boolean()
    .optional()
    .describe(
      'True: the list is published in at most 256 files, as thirdweb does. False: in one for each wallet. Default: true from 5,000 wallets on, with proofsUri. The two have different roots.',
    ),
  merkleRoot: rootDigits
    .transform((text): `0x${string}` => `0x${text.replace(/^0x/, '').toLowerCase()}`)
    .optional()
    .describe('Root of a list that is stored elsewhere: 64 hex digits.'),
})

/** The schema for a drop's config on an EVM chain. It covers shapes; all other rules are beside it. */
export const evmConfigSchema = z.strictObject({
  $schema: z.string().optional().describe('This schema, for editors.'),
  chain,
  collection: collection.describe('The collection itself.'),
  phases: z
    .array(phase)
    .max(MAX_PHASES)
    .default([])
    .describe('Phases in the order of their times: each ends when the next one starts.'),
  proofs: z
    .string()
    .optional()
    .describe(
      'Folder for the proofs of listed wallets, one subfolder for each list. Relative to this config.',
    ),
  proofsUri: z
    .string()
    .regex(/^https?:\/\/./, 'Write an address that begins with https://')
    .optional()
    .describe('Address at which the folder of the proofs is published. Lists in shards need it.'),
})

/** A drop's config on an EVM chain, parsed and complete. */
export type EvmConfig = z.output<typeof evmConfigSchema>
/** The collection in a config. */
export type EvmCollectionConfig = EvmConfig['collection']
/** A phase in a config. */
export type EvmPhaseConfig = EvmConfig['phases'][number]
