import { BASIS_POINTS, PAGE_FONTS, PAGE_PRESETS, PAGE_SCHEMES, TOTAL_SHARES } from '@mintline/core'
import { z } from 'zod'
import { list, rootDigits, writtenChain, writtenLimit, writtenTime } from './sharedSchema.ts'
import { isHolder } from './standIns.ts'
import { CONFIG_VERSION } from './versions/configVersion.ts'

const MAX_PHASES = 100

/** An amount as it is written. */
export const amount = z
  .union([z.string(), z.literal(0)], {
    error: 'Write an amount as text with its unit, as in "0.5 SOL"',
  })
  .describe('Text with its unit: "0.5 SOL", "0.01 ETH", "20 USDC", "1 APT"; or 0.')

const address = z.string()

/** Hundredths of a percent. */
export const basisPoints = z.int().min(0).max(BASIS_POINTS)

/** One wallet that receives all, or several with shares. */
export const recipients = z.union(
  [
    address,
    z.array(
      z.strictObject({
        address: address.describe('Wallet.'),
        share: z.int().min(1).max(TOTAL_SHARES).describe('Percent; shares sum to 100.'),
      }),
    ),
  ],
  {
    error: ({ input }) =>
      input === undefined ? 'It is missing' : 'Write a wallet, or a list of { "address", "share" }',
  },
)

/** Royalties as they are written. */
export const royalties = z
  .strictObject({
    basisPoints: z.int().describe('Hundredths of a percent of a sale; 0 = none.'),
    recipients: recipients.describe('Wallet that receives them, or several with shares.'),
  })
  .describe('Payments to creators from later sales.')

const items = z.strictObject({
  name: z
    .string()
    .optional()
    .describe("Name of the items; {} stands for the item's number, which EVM contracts add."),
  uri: z
    .string()
    .optional()
    .describe("URI of the items' metadata; {} stands for the item's number. Not on EVM chains."),
  description: z.string().optional().describe('Description that all erc721 items share.'),
  imageUri: z.string().optional().describe('URI of the image that all erc721 items share.'),
  animationUri: z.string().optional().describe('URI of the animation that all erc721 items share.'),
  folders: z
    .array(
      z.strictObject({
        uri: z.string().describe('Folder of the metadata, with a slash at the end.'),
        items: z.int().min(1).describe('Number of token ids.'),
      }),
    )
    .optional()
    .describe(
      'Batches of erc1155 token ids, from 0 on; the token id is added to the folder. Add new ones at the end.',
    ),
})

const money = z.strictObject({
  receivers: recipients.describe(
    'Wallet that receives the price less the platform fee, or several with shares where the chain can split it.',
  ),
  platformFee: z
    .strictObject({
      basisPoints: basisPoints.optional().describe('Hundredths of a percent of the price.'),
      amount: amount.optional().describe('Amount that is the same for any price: "0.01 SOL".'),
      recipients: recipients
        .optional()
        .describe('Wallet that receives it, or several with shares. Default, on Aptos: as it is.'),
    })
    .refine(({ basisPoints, amount }) => (basisPoints === undefined) !== (amount === undefined), {
      error: 'Write either basisPoints or an amount',
      when: ({ value }) => isHolder(value),
    })
    .describe('Part of the price for the platform: either basisPoints or an amount.'),
  royalties,
})

const phase = z.strictObject({
  name: z.string().min(1).describe('Name for people and the command.'),
  key: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Id of the phase on chain, on Aptos. Default: that of the phase with the same start.',
    ),
  kind: z
    .enum(['public', 'list'])
    .optional()
    .describe('Who may mint: everybody, or the wallets of the list. Default: by its list.'),
  start: writtenTime
    .optional()
    .describe('Open from this time on. Default: when the phase before ends, or at the launch.'),
  end: writtenTime
    .optional()
    .describe('Open until this time. Default: until the next phase starts, or without an end.'),
  price: amount
    .optional()
    .describe(
      'What a buyer pays for one item, fees included. Optional for a list with prices of its own, on Solana and Eclipse.',
    ),
  currency: z
    .string()
    .optional()
    .describe(
      "Token of the prices: its name in currencies, on EVM chains its address. Default: the price's unit, or the network's coin.",
    ),
  maxPerWallet: writtenLimit
    .optional()
    .describe('Maximum number of items of one wallet in this phase; 0 = unlimited.'),
  maxPerTransaction: writtenLimit
    .optional()
    .describe('Maximum number of items in one transaction; 0 = unlimited.'),
  maxItems: writtenLimit
    .optional()
    .describe('Maximum number of items in this phase; 0 = unlimited.'),
  isOpen: z.boolean().optional().describe('False closes the phase at all times. Default: true.'),
  list: z
    .strictObject({
      file: list.describe('CSV of wallets with their terms, relative to this config.'),
      form: z
        .enum(['entries', 'merkle'])
        .optional()
        .describe('On chain, or as the root of a merkle tree. Default: as the chain has it.'),
      root: rootDigits
        .optional()
        .describe('Root of a merkle list that is stored elsewhere: 64 hex digits.'),
      shards: z
        .boolean()
        .optional()
        .describe(
          'True: published in at most 256 files, as thirdweb does. False: in one for each wallet. Default: true from 5,000 wallets on, with proofs.uri. The two have different roots.',
        ),
      unit: z
        .literal('lamports')
        .optional()
        .describe('Unit of the prices in the file that have none, on Solana and Eclipse.'),
    })
    .optional()
    .describe('Wallets that may mint; in a public phase on Aptos, those with limits of their own.'),
})

/** One of some names, for editors: `readPageTheme` has the rules. */
const choice = (names: readonly string[]) =>
  z
    .unknown()
    .optional()
    .meta({ enum: [...names] })

const color = (what: string) =>
  z
    .unknown()
    .optional()
    .meta({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' })
    .describe(`${what}, as six hex digits: "#c2410c".`)

const page = z
  .looseObject({
    preset: choice(PAGE_PRESETS).describe(
      'plain: two columns; gallery: the artwork alone, texts below it; poster: large type and hard edges.',
    ),
    scheme: choice(PAGE_SCHEMES).describe("Default: the background's, otherwise the visitor's."),
    accent: color("Colour of buttons and links (default: the artwork's)"),
    background: color('Colour of the page'),
    font: choice(PAGE_FONTS).describe('Fonts that devices have.'),
    logo: z
      .unknown()
      .optional()
      .meta({ type: 'string' })
      .describe('Picture in place of our logo: an https, ipfs, ar or data:image address.'),
  })
  .optional()
  .describe("Look of the mint page, which assets build writes to the collection's document.")

/** A drop's or token id's phases, as they are written. */
export const phases = z
  .array(phase)
  .max(MAX_PHASES)
  .optional()
  .describe('Phases in the order of the chain. Add new ones at the end.')

/**
 * The schema for configs of version 2, for every chain. It covers shapes: values stay as they are written, and
 * `DropCapabilities` say which fields a chain has.
 *
 * @param extras Settings that only the config's chain has.
 */
export function configSchemaOf<Extras extends z.ZodType>(extras: Extras) {
  return z.strictObject({
    $schema: z.string().optional().describe('This schema, for editors.'),
    version: z.literal(CONFIG_VERSION).describe('Version of the config.'),
    chain: writtenChain
      .optional()
      .describe(
        'Network, by its name or chain id: "solana-devnet", "base", 8453, "aptos-testnet". Default: that of --cluster or of the Solana CLI.',
      ),
    name: z.string().describe('Name of the collection.'),
    symbol: z
      .string()
      .describe(
        'Symbol of the collection; on Aptos, the text that makes its address with the name.',
      ),
    description: z.string().optional().describe('Description of the collection on chain.'),
    uri: z.string().describe("URI of the collection's metadata."),
    items: items.optional().describe('Names and metadata of the items.'),
    supply: z
      .strictObject({
        maxItems: writtenLimit.optional().describe('Maximum number of items; 0 = unlimited.'),
        maxPerWallet: writtenLimit
          .optional()
          .describe('Maximum number of items of one wallet in all phases; 0 = unlimited.'),
      })
      .optional(),
    money: money.describe('Who receives what.'),
    sale: z
      .strictObject({
        isPaused: z.boolean().optional().describe('True stops all mints. Default: as it is.'),
        end: writtenTime
          .optional()
          .describe('Nothing is minted from this time on. Default: open end.'),
      })
      .optional(),
    currencies: z
      .record(z.string(), z.string().describe("Address of the token's mint."))
      .optional()
      .describe(
        'Tokens in which phases can be priced, by the names in amounts: { "USDC": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" }. Decimals are read from the chain.',
      ),
    phases,
    proofs: z
      .strictObject({
        folder: z
          .string()
          .optional()
          .describe('Folder for the proofs of merkle lists, relative to this config.'),
        uri: z
          .string()
          .optional()
          .describe('Address at which the folder is published. Lists in shards need it.'),
      })
      .optional(),
    page,
    extras: extras.describe('Settings that only this chain has.'),
  })
}

/** A config of version 2 as it is written. */
export type WrittenConfig<Extras = unknown> = z.output<
  ReturnType<typeof configSchemaOf<z.ZodType<Extras>>>
>
