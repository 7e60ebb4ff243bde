import { BASIS_POINTS, TOTAL_SHARES } from '@mintline/core'
import { z } from 'zod'
import { list, rootDigits, writtenChain, writtenLimit, writtenTime } from './sharedSchema.ts'
import { CONFIG_VERSION } from './versions/configVersion.ts'

const MAX_PHASES = 100

const amount = z
  .union([z.string(), z.literal(0)], {
    error: 'Write an amount as text with its unit, as in "0.5 SOL"',
  })
  .describe('Text with its unit: "0.5 SOL", "0.01 ETH", "20 USDC", "1 APT"; or 0.')

const address = z.string()

/** Hundredths of a percent. */
const basisPoints = z.int().min(0).max(BASIS_POINTS)

/** One wallet that receives all, or several with shares. */
const recipients = z.union(
  [
    address,
    z.array(
      z.strictObject({
        address: address.describe('Wallet.'),
        share: z.int().min(1).max(TOTAL_SHARES).describe('Percent; shares sum to 100.'),
      }),
    ),
  ],
  { error: 'Write a wallet, or a list of { "address", "share" }' },
)

const royalties = z
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
    phases: z
      .array(phase)
      .max(MAX_PHASES)
      .optional()
      .describe('Phases in the order of the chain. Add new ones at the end.'),
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
    extras: extras.describe('Settings that only this chain has.'),
  })
}

/** A config of version 2 as it is written. */
export type WrittenConfig = z.output<ReturnType<typeof configSchemaOf>>

const lock = (what: string) => z.boolean().optional().describe(what)

/** Settings that only drops on Solana and Eclipse have. */
export const SOLANA_EXTRAS = z
  .strictObject({
    feeCap: z
      .strictObject({
        basisPoints: basisPoints.optional().describe('Highest percentage fee, in basis points.'),
        amount: amount.optional().describe('Highest flat fee, for each item: "0.01 SOL".'),
      })
      .optional()
      .describe(
        'Highest platform fee that its admins can ever set; later it can only be lowered. Default: the fee itself, and 0 for the other kind of fee.',
      ),
    secondFeeAdmin: z
      .string()
      .optional()
      .describe('May change the platform fee, like the deploying wallet. Default: none.'),
    cosigner: z
      .string()
      .optional()
      .describe(
        'If given, every mint is signed by the creator, or by this address in its place: a wallet, or a program that signs for itself. Default: no co-sign.',
      ),
    fields: z
      .array(
        z.strictObject({
          field: z.string().describe('1 to 32 bytes.'),
          value: z.string().describe('At most 200 bytes.'),
        }),
      )
      .optional()
      .describe('Further metadata fields of the collection.'),
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
          .describe('Number of files; items beyond it keep items.uri.'),
      })
      .optional()
      .describe(
        'Files that items show from mintline reveal on; until then, they show items.uri. deploy and launch commit to them, for good, before the first mint. Default: none.',
      ),
    locks: z
      .strictObject({
        supply: lock('The maximum supply can only be lowered.'),
        texts: lock('Names and metadata URIs of the collection and its items.'),
        phases: lock(
          'Terms of existing phases, their allowlist entries until they end, the limit per wallet and the co-signer. Phases can still be paused and added.',
        ),
        royalties: lock('The royalties.'),
        fee: lock('The platform fee, but not its recipients.'),
      })
      .optional()
      .describe('Parts that nobody can ever change again, set by deploy and launch.'),
  })
  .optional()

/** Settings that only drops on EVM chains have. */
export const EVM_EXTRAS = z
  .strictObject({
    variant: z
      .enum(['erc721', 'erc1155'])
      .optional()
      .describe(
        'erc721, the default: each item has an id of its own. erc1155: all items share one.',
      ),
    tokenId: writtenLimit.optional().describe('Token id of the phases; only for erc1155.'),
    ofTokenId: z
      .strictObject({
        receivers: recipients.optional().describe('Wallet that receives the price of its items.'),
        royalties: royalties.optional(),
      })
      .optional()
      .describe(
        'Settings of the token id alone, in place of those of the collection; only for erc1155. Default: as they are.',
      ),
    contract: z
      .string()
      .optional()
      .describe('Address of the deployed drop. Default: the one that deploy has recorded.'),
    implementation: z
      .string()
      .optional()
      .describe('Contract behind the drop. Default: the shared one, deployed if necessary.'),
  })
  .optional()

/** Settings that only drops on Aptos have. */
export const APTOS_EXTRAS = z
  .strictObject({
    version: z
      .union([z.literal(1), z.literal(2)], { error: 'Choose one of 1, 2' })
      .optional()
      .describe('Version of the drop machine; fixed once the drop is created. Default: 2.'),
    isOpenEdition: z
      .boolean()
      .optional()
      .describe('True if the drop can go on without a limit; fixed once it is created.'),
    machine: z
      .string()
      .optional()
      .describe('Address that published the drop machine. Default, on the local network: its own.'),
    contract: z
      .string()
      .optional()
      .describe('Address of the collection. Default: the one that the wallet creates.'),
  })
  .optional()
