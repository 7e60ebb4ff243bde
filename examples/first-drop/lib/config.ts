import { readFileSync } from 'node:fs'
import {
  BASIS_POINTS,
  MAX_CREATORS,
  MAX_EXTRA_FIELDS,
  MAX_FEE_RECIPIENTS,
  MAX_FIELD_KEY_LENGTH,
  MAX_FIELD_VALUE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHASES,
  MAX_SYMBOL_LENGTH,
  MAX_URI_LENGTH,
  TOTAL_SHARES,
} from '@mintline/solana'
import { z } from 'zod'
import { parseAmount } from './amount.ts'
import { ExampleError } from './exampleError.ts'
import { isWallet } from './wallets.ts'

const U8_MAX = 255
const U32_MAX = 4_294_967_295n

const amount = z.union([z.string(), z.number()]).transform((value, context) => {
  const lamports = parseAmount(value)
  if (lamports !== undefined) return lamports
  context.addIssue(`"${value}" is no amount: write lamports, or SOL as in "0.5 SOL"`)
  return z.NEVER
})
const listPrice = amount.refine((price) => price <= U32_MAX, {
  error: `a list price is at most ${U32_MAX} lamports`,
})
const limit = z.int().min(0).transform(BigInt).default(0n)
const wallet = z.string().refine(isWallet, {
  error: 'neither an address nor the name of a development wallet (lower-case letters)',
})
const text = (bytes: number) =>
  z.string().refine((value) => Buffer.byteLength(value) <= bytes, {
    error: `at most ${bytes} bytes`,
  })
const shares = (most: number) =>
  z
    .array(z.strictObject({ address: wallet, share: z.int().min(1).max(TOTAL_SHARES) }))
    .max(most)
    .refine((list) => list.reduce((sum, { share }) => sum + share, 0) === TOTAL_SHARES, {
      error: `shares must sum to ${TOTAL_SHARES}`,
    })

const list = z.array(
  z.strictObject({ wallet, price: listPrice, amount: z.int().min(1).max(U8_MAX) }),
)
const phaseTerms = {
  name: z.string().min(1),
  hours: z.number().positive(),
  maxMintsPerWallet: limit,
  maxMintsTotal: limit,
}
const phase = z.discriminatedUnion('type', [
  z.strictObject({ ...phaseTerms, type: z.literal('public'), price: amount }),
  z.strictObject({ ...phaseTerms, type: z.literal('merkleTree'), list: list.min(1) }),
  z.strictObject({ ...phaseTerms, type: z.literal('allowList'), list }),
])

const config = z
  .strictObject({
    symbol: z.string().min(1).pipe(text(MAX_SYMBOL_LENGTH)),
    collectionName: text(MAX_NAME_LENGTH),
    collectionUri: text(MAX_URI_LENGTH),
    itemBaseName: text(MAX_NAME_LENGTH),
    itemBaseUri: text(MAX_URI_LENGTH),
    maxNumberOfTokens: limit,
    maxMintsPerWallet: limit,
    treasury: wallet,
    royalties: z.strictObject({
      royaltyBasisPoints: z.int().min(0).max(BASIS_POINTS),
      creators: shares(MAX_CREATORS),
    }),
    platformFee: z.strictObject({
      platformFeeValue: amount,
      isFeeFlat: z.boolean(),
      recipients: shares(MAX_FEE_RECIPIENTS),
    }),
    extraMeta: z
      .array(
        z.strictObject({
          field: z.string().min(1).pipe(text(MAX_FIELD_KEY_LENGTH)),
          value: text(MAX_FIELD_VALUE_LENGTH),
        }),
      )
      .max(MAX_EXTRA_FIELDS),
    phases: z.array(phase).min(1).max(MAX_PHASES),
    mints: z.array(z.strictObject({ phase: z.string(), wallet, quantity: z.int().min(1).max(3) })),
  })
  .refine(
    ({ phases, mints }) => mints.every((mint) => phases.some(({ name }) => name === mint.phase)),
    {
      error: 'a mint names a phase that does not exist',
      path: ['mints'],
    },
  )

/** What the drop of the example is made of. */
export type DropConfig = z.infer<typeof config>
/** A phase of the example; one follows the other. */
export type PhaseConfig = DropConfig['phases'][number]

/** Reads and checks a drop's config; all problems are named at once. */
export function readConfig(path: string): DropConfig {
  const result = config.safeParse(parseJson(path))
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path: at, message }) => `  ${at.join('.') || 'config'}: ${message}`,
  )
  throw new ExampleError('BAD_CONFIG', `${path} is not a drop:\n${problems.join('\n')}`)
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ExampleError('BAD_CONFIG', `${path} cannot be read: ${reason}`)
  }
}
