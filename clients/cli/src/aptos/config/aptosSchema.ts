import { MAX_FEE_RECIPIENTS, MAX_REVENUE_RECIPIENTS, splitOf } from '@mintline/aptos'
import { TOTAL_SHARES } from '@mintline/core'
import { aptosContractAddress, aptosWallet } from '@mintline/core/identifiers'
import { z } from 'zod'
import { orProblem } from '../../config/orProblem.ts'
import { chainName, limit, list, rootDigits, time } from '../../config/sharedSchema.ts'
import { writtenAmount, writtenPrice } from '../../config/writtenAmount.ts'
import { readOctas } from '../amounts/aptosAmount.ts'
import { APTOS_NETWORKS } from '../chain/aptosNetworks.ts'
import { readAptosFee } from './readAptosFee.ts'

const MAX_BASIS_POINTS = 10_000
const MAX_PHASES = 20

const address = z.string().transform((text, context) => orProblem(context, () => aptosWallet(text)))

const chain = chainName
  .describe('Network: "aptos", "aptos-testnet", "aptos-devnet", "aptos-local".')
  .transform((name, context) => orProblem(context, () => APTOS_NETWORKS.named(name)))

const share = z.strictObject({
  address: z.string().describe('Wallet.'),
  share: z.int().min(1).max(TOTAL_SHARES).describe('Percent.'),
})

/** Recipients whose shares sum to 100. */
const recipients = (max: number) =>
  z
    .array(share)
    .transform((shares, context) => orProblem(context, () => splitOfShares(shares, max)))

function splitOfShares(shares: readonly z.output<typeof share>[], max: number) {
  const inputs = shares.map((one) => ({ recipient: one.address, share: BigInt(one.share) }))
  return splitOf(inputs, max, {})
}

const collection = z.strictObject({
  version: z
    .union([z.literal(1), z.literal(2)])
    .default(2)
    .describe('Version of the drop machine; fixed once the drop is created.'),
  seed: z
    .string()
    .describe('Text that tells the drops of a wallet apart; with the name, it makes the address.'),
  collectionName: z.string().describe('Name of the collection; fixed once it is created.'),
  collectionDescription: z
    .string()
    .default('')
    .describe('Description of the collection; fixed once it is created.'),
  collectionUri: z.string().describe("URI of the collection's metadata; fixed once it is created."),
  itemBaseName: z
    .string()
    .describe('Name of the items, with {} for the number; fixed once it is created.'),
  itemBaseUri: z
    .string()
    .describe('URI of their metadata, with {} for the number; fixed once it is created.'),
  isOpenEdition: z
    .boolean()
    .default(false)
    .describe('True if the drop can go on without a limit; fixed once it is created.'),
  maxNumberOfTokens: limit.describe(
    'Maximum number of items, which can only be lowered; 0 = unlimited, for open editions only.',
  ),
  end: time.optional().describe('Nothing is minted from this time on. Default: open end.'),
  isPaused: z.boolean().optional().describe('True stops all mints. Default: as it is.'),
  treasury: z
    .union([z.string(), z.array(share)])
    .transform((given, context) =>
      orProblem(context, () => {
        const all = { address: String(given), share: TOTAL_SHARES }
        return splitOfShares(typeof given === 'string' ? [all] : given, MAX_REVENUE_RECIPIENTS)
      }),
    )
    .describe('Wallet that receives the price less the platform fee, or up to 10 with shares.'),
  royalties: z
    .strictObject({
      royaltyBasisPoints: z
        .int()
        .min(0)
        .max(MAX_BASIS_POINTS)
        .describe('Hundredths of a percent of a sale; 0 = none.'),
      recipient: address.describe('Wallet that receives them.'),
    })
    .describe('Payments to a creator from later sales.'),
  platformFee: z
    .strictObject({
      platformFeeValue: writtenAmount.describe(
        'Basis points of the price as a whole number; or an amount for each item, "0.1 APT".',
      ),
      recipients: recipients(MAX_FEE_RECIPIENTS)
        .optional()
        .describe('Up to 5 wallets with shares that sum to 100. Default: as it is.'),
    })
    .describe('Part of the price for the platform; fixed in version 1.')
    .transform(({ platformFeeValue, recipients: feeSplit }, context) => ({
      feeSplit,
      fee: orProblem(context, () => readAptosFee(platformFeeValue), 'platformFeeValue'),
    })),
  contract: z
    .string()
    .transform((text, context) => orProblem(context, () => aptosContractAddress(text)))
    .optional()
    .describe('Address of the collection. Default: the one that the wallet creates.'),
})

const phase = z.strictObject({
  name: z.string().min(1).describe('Name for people and the command; not on chain.'),
  phaseId: z
    .int()
    .min(1)
    .transform(BigInt)
    .optional()
    .describe('Id of the phase on chain. Default: that of the phase with the same start.'),
  type: z
    .enum(['public', 'allowList', 'merkleTree'])
    .optional()
    .describe(
      'public: for everybody; wallets of a list have limits of their own. allowList: for the list, which is on chain. merkleTree: for a list of which only the root is on chain. Default: public without a list, allowList with one.',
    ),
  price: writtenPrice
    .transform((value, context) => orProblem(context, () => readOctas(String(value))))
    .describe('What a buyer pays for one item, fees included: "0.5 APT", "5 octas", or 0.'),
  start: time
    .optional()
    .describe('Open from this time until the next phase starts. Default, in the first: at launch.'),
  maxMintsPerWallet: limit.describe(
    'Maximum number of items of a wallet that is on no list, in this phase; 0 = unlimited.',
  ),
  maxMintsPerTransaction: limit.describe(
    'Maximum number of items in one transaction; 0 = unlimited. None in version 1.',
  ),
  list: list.describe('CSV of wallet and amount. Relative to this config.'),
  merkleRoot: rootDigits
    .transform((text) => `0x${text.replace(/^0x/, '').toLowerCase()}`)
    .optional()
    .describe('Root of a merkle list that is stored elsewhere: 64 hex digits.'),
})

/** The schema for a drop's config on Aptos. It covers shapes; all other rules are beside it. */
export const aptosConfigSchema = z.strictObject({
  $schema: z.string().optional().describe('This schema, for editors.'),
  chain,
  machine: address
    .optional()
    .describe('Address that published the drop machine. Default, on the local network: its own.'),
  collection: collection.describe('The collection itself.'),
  phases: z
    .array(phase)
    .max(MAX_PHASES)
    .default([])
    .describe('Phases in the order of their starts: each ends when the next one starts.'),
  proofs: z
    .string()
    .optional()
    .describe(
      'Folder for the proofs of merkle lists, one subfolder for each. Relative to this config.',
    ),
})

/** A drop's config on Aptos, parsed and complete. */
export type AptosConfig = z.output<typeof aptosConfigSchema>
/** The collection in a config. */
export type AptosCollectionConfig = AptosConfig['collection']
/** A phase in a config. */
export type AptosPhaseConfig = AptosConfig['phases'][number]
