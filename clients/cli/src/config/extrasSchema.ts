import { z } from 'zod'
import { amount, basisPoints, phases, recipients, royalties } from './configSchema.ts'
import { writtenLimit } from './sharedSchema.ts'

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

/** Maximum number of token ids in a config. */
export const MAX_TOKENS = 500

const tokenId = z.union(
  [z.int().min(0).max(Number.MAX_SAFE_INTEGER), z.string().regex(/^\d{1,20}$/)],
  {
    error: ({ input }) =>
      input === undefined ? 'It is missing' : 'Write a token id, a whole number',
  },
)

const ofTokenId = {
  receivers: recipients
    .optional()
    .describe("Wallet that receives the price of its items. Default: the collection's."),
  royalties: royalties.optional(),
}

/** Settings that only drops on EVM chains have. */
export const EVM_EXTRAS = z
  .strictObject({
    variant: z
      .enum(['erc721', 'erc1155'])
      .optional()
      .describe(
        'erc721, the default: each item has an id of its own. erc1155: all items share one.',
      ),
    tokenId: tokenId.optional().describe('Token id of the phases; only for erc1155. Default: 0.'),
    ofTokenId: z
      .strictObject(ofTokenId)
      .optional()
      .describe(
        'Settings of the token id alone, in place of those of the collection; only for erc1155. Default: as they are.',
      ),
    tokens: z
      .array(
        z.strictObject({
          tokenId: tokenId.describe('A token id of the folders, from 0 on.'),
          maxItems: writtenLimit
            .optional()
            .describe('Maximum number of items of the token id; 0 = unlimited.'),
          ...ofTokenId,
          phases,
        }),
      )
      .min(1, 'Write at least one token id, or leave the list out')
      .max(MAX_TOKENS)
      .optional()
      .describe(
        'Token ids with phases of their own, in place of tokenId, ofTokenId, phases and the maximum in supply; only for erc1155. Token ids that it leaves out stay as they are.',
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
