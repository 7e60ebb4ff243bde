import { BASIS_POINTS, TOTAL_SHARES } from '@mintline/core'
import {
  MAX_CREATORS,
  MAX_EXTRA_FIELDS,
  MAX_FEE_RECIPIENTS,
  MAX_PHASES,
  NO_LOCKS,
} from '@mintline/solana'
import { z } from 'zod'
import { isCoinUnit } from '../amounts/amount.ts'
import { solanaNetworkNamed } from '../cluster/clusters.ts'
import { readConfigAmount, readFeeValue, readPhasePrice, unitRule } from './configAmounts.ts'
import { orProblem } from './orProblem.ts'
import { chainName, limit, list, rootDigits, time } from './sharedSchema.ts'
import { writtenAmount } from './writtenAmount.ts'

const shares = (most: number) =>
  z
    .array(
      z.strictObject({
        address: z.string().describe('Wallet, in base58.'),
        share: z.int().min(1).max(TOTAL_SHARES).describe('Percent; shares sum to 100.'),
      }),
    )
    .max(most)

const lock = (what: string) => z.boolean().default(false).describe(what)

const locks = z.strictObject({
  supply: lock('The maximum supply can only be lowered.'),
  texts: lock('Names and metadata URIs of the collection and its items.'),
  phases: lock(
    'Terms of existing phases, their allowlist entries until they end, the limit per wallet and the co-signer. Phases can still be paused and added.',
  ),
  royalties: lock('The royalties.'),
  fee: lock('The platform fee, but not its recipients.'),
})

const collection = z.strictObject({
  symbol: z.string().describe('1 to 32 bytes; first come, first served on each network.'),
  collectionName: z.string().describe('At most 64 bytes.'),
  collectionUri: z.string().describe("URI of the collection's metadata; at most 200 bytes."),
  itemBaseName: z.string().describe("Name of the items; {} stands for the item's number."),
  itemBaseUri: z.string().describe("URI of the items' metadata; {} stands for the item's number."),
  maxNumberOfTokens: limit.describe('Maximum number of items; 0 = unlimited.'),
  maxMintsPerWallet: limit.describe(
    'Maximum number of items of one wallet in all phases; 0 = unlimited.',
  ),
  treasury: z.string().describe('Wallet that receives the price less the platform fee.'),
  royalties: z
    .strictObject({
      royaltyBasisPoints: z.int().describe('Hundredths of a percent of a sale; 0 = none.'),
      creators: shares(MAX_CREATORS).describe('Shares of the royalties.'),
    })
    .describe('Payments to creators from later sales.'),
  platformFee: z
    .strictObject({
      platformFeeValue: writtenAmount.describe(
        'Basis points of the price as a whole number; where isFeeFlat, an amount for each item, "0.01 SOL".',
      ),
      isFeeFlat: z
        .boolean()
        .default(false)
        .describe('Whether the fee is an amount that is the same for any price.'),
      lamports: z
        .boolean()
        .default(false)
        .describe('True: the number of a flat fee is in lamports.'),
      recipients: shares(MAX_FEE_RECIPIENTS).describe('Shares of the fee.'),
    })
    .meta(unitRule('platformFeeValue', { properties: { isFeeFlat: { const: false } } }))
    .describe('Part of the price of each item for the platform.')
    .transform(({ lamports, ...fee }, context) => ({
      ...fee,
      platformFeeValue: orProblem(
        context,
        () => readFeeValue({ ...fee, lamports }),
        'platformFeeValue',
      ),
    })),
  platformFeeCap: z
    .strictObject({
      basisPoints: z
        .int()
        .min(0)
        .max(BASIS_POINTS)
        .optional()
        .describe('Highest percentage fee, in basis points of the price.'),
      flat: writtenAmount
        .optional()
        .describe('Highest flat fee, as an amount for each item: "0.01 SOL".'),
      lamports: z.boolean().default(false).describe('True: the number of flat is in lamports.'),
    })
    .meta(unitRule('flat'))
    .optional()
    .describe(
      'Highest platform fee that its admins can ever set; later it can only be lowered. Default: the fee itself, and 0 for the other kind of fee.',
    )
    .transform((cap, context) => {
      if (cap === undefined) return undefined
      const { basisPoints, flat, lamports } = cap
      if (flat === undefined) return { basisPoints, flat: undefined }
      const amount = orProblem(context, () => readConfigAmount(flat, lamports), 'flat')
      return { basisPoints, flat: amount }
    }),
  extraMeta: z
    .array(
      z.strictObject({
        field: z.string().describe('1 to 32 bytes.'),
        value: z.string().describe('At most 200 bytes.'),
      }),
    )
    .max(MAX_EXTRA_FIELDS)
    .default([])
    .describe('Further metadata fields of the collection.'),
  cosignerProgramId: z
    .string()
    .optional()
    .describe(
      'If given, every mint is signed by the creator, or by this address in its place: a wallet, or a program that signs for itself. Default: no co-sign.',
    ),
  platformFeeSecondaryAdmin: z
    .string()
    .optional()
    .describe('May change the platform fee, like the deploying wallet. Default: none.'),
  reveal: z
    .strictObject({
      baseUri: z
        .string()
        .describe(
          "URI of the files' metadata; {} stands for the file's number. Not on chain until the reveal.",
        ),
      fileCount: z
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .describe('Number of files; items beyond it keep itemBaseUri.')
        .transform(BigInt),
    })
    .optional()
    .describe(
      'Files that items show from mintline reveal on; until then, they show itemBaseUri. deploy and launch commit to them, for good, before the first mint. Default: none.',
    ),
  locks: locks
    .default(NO_LOCKS)
    .describe('Parts that nobody can ever change again, set by deploy and launch.'),
})

/** Somebody who leaves out a public phase's price may not mean to give items away. */
const PRICE_RULE = {
  if: { properties: { type: { const: 'public' } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
  then: { required: ['price'] },
}

const phase = z
  .strictObject({
    name: z.string().min(1).describe('Name for people and the command; not on chain.'),
    type: z
      .enum(['public', 'allowList', 'merkleTree'])
      .describe(
        'Who may mint: everybody, wallets with an entry on chain, or wallets with a proof.',
      ),
    price: writtenAmount
      .optional()
      .describe(
        'What a buyer pays for one item, fees included: "0.5 SOL", "0.01 ETH", "20 USDC" for a token in priceTokens, "5 lamports", or 0. Required in a public phase. In a phase with a list: for lists without a price column; without it, lists need the column.',
      ),
    priceToken: z
      .string()
      .optional()
      .describe(
        'Name of the token in priceTokens that the phase and its list are priced in. Default: the unit of the price.',
      ),
    lamports: z
      .boolean()
      .default(false)
      .describe('True: numbers are in lamports, both in the price of the phase and in its list.'),
    start: time.optional().describe('Open after this time. Default: the time of the launch.'),
    end: time.optional().describe('Open until this time. Default: no end.'),
    maxMintsPerWallet: limit.describe(
      'Maximum number of items of one wallet in this phase; 0 = unlimited.',
    ),
    maxMintsTotal: limit.describe('Maximum number of items in this phase; 0 = unlimited.'),
    active: z.boolean().default(true).describe('False closes the phase at all times.'),
    list: list.describe('CSV file of an allowList or merkleTree phase, relative to this config.'),
    merkleRoot: rootDigits
      .transform((text) => Uint8Array.from(Buffer.from(text.replace(/^0x/, ''), 'hex')))
      .optional()
      .describe('Root of a merkleTree phase whose list is stored elsewhere: 64 hex digits.'),
  })
  .meta({ ...unitRule('price'), ...PRICE_RULE })
  .transform((phase, context) => {
    const { price, lamports } = phase
    if (price === undefined) return { ...phase, price: undefined, tokenPrice: undefined }
    const read = orProblem(context, () => readPhasePrice(price, lamports), 'price')
    return { ...phase, price: undefined, tokenPrice: undefined, ...read }
  })

/** A token's name in amounts. */
const TOKEN_NAME = /^\$?[A-Za-z][A-Za-z0-9]{0,31}$/

/** The schema for a drop's config. It covers shapes; the client has all other rules. */
export const configSchema = z.strictObject({
  $schema: z.string().optional().describe('This schema, for editors.'),
  chain: chainName
    .describe(
      'Network: "solana", "solana-devnet", "eclipse". Default: that of --cluster or of the Solana CLI.',
    )
    .transform((name, context) => orProblem(context, () => solanaNetworkNamed(name)))
    .optional(),
  collection: collection.describe('The collection itself.'),
  priceTokens: z
    .record(
      z
        .string()
        .regex(TOKEN_NAME, 'Write a name as in "20 USDC": letters and digits')
        .refine((name) => !isCoinUnit(name), 'This is a unit of the network itself'),
      z.string().describe("Address of the token's mint, in base58."),
    )
    .default({})
    .describe(
      'Tokens in which phases can be priced, by the names in amounts: { "USDC": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" }. Decimals are read from the chain.',
    ),
  phases: z
    .array(phase)
    .max(MAX_PHASES)
    .default([])
    .describe('Phases in the order of their indexes on chain. Add new ones at the end.'),
})

/** A drop's config, parsed and complete. */
export type DropConfig = z.output<typeof configSchema>
/** The collection in a config. */
export type CollectionConfig = DropConfig['collection']
/** A phase in a config. */
export type PhaseConfig = DropConfig['phases'][number]
