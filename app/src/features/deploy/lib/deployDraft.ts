import { DEFAULT_PLATFORM_FEE_BP } from '@mintline/core'
import { KEPT_FIELDS, KEPT_SHARES } from '#entities/terms/lib/keptRows.ts'
import { z } from '#shared/lib/zod.ts'

/** A whole number as its digits, which JSON keeps whatever its size; '' = nothing entered. */
const DIGITS = z.string().regex(/^\d{0,20}$/)
/** Hundredths of a percent; null = nothing entered. */
const BASIS_POINTS = z.number().int().nullable()

/** A royalty that is common: 5 %. */
const DEFAULT_ROYALTY_BP = 500

/** Shape of what is kept of a deployment that is being written. */
export const DEPLOY_DRAFT = z.object({
  symbol: z.string().default(''),
  collectionName: z.string().default(''),
  collectionUri: z.string().default(''),
  /** Undefined = made from the name of the collection. */
  itemBaseName: z.string().optional(),
  /** Undefined = the metadata of the collection. */
  itemBaseUri: z.string().optional(),
  /** 0 = unlimited. */
  maxNumberOfTokens: DIGITS.default('0'),
  /** 0 = no limit. */
  maxMintsPerWallet: DIGITS.default('0'),
  /** Undefined = the connected wallet. */
  treasury: z.string().optional(),
  royaltyBasisPoints: BASIS_POINTS.default(DEFAULT_ROYALTY_BP),
  /** Undefined = everything to the connected wallet. */
  creators: KEPT_SHARES.optional(),
  isFeeFlat: z.boolean().default(false),
  feeBasisPoints: BASIS_POINTS.default(DEFAULT_PLATFORM_FEE_BP),
  /** Lamports for each item, where the fee is flat. */
  flatFee: DIGITS.default(''),
  /** Undefined = everything to the connected wallet. */
  recipients: KEPT_SHARES.optional(),
  extraMeta: KEPT_FIELDS.default([]),
  /** '' = none. */
  cosignerProgramId: z.string().default(''),
  /** '' = nobody. */
  platformFeeSecondaryAdmin: z.string().default(''),
  /** Whether receivers are given the rent that they lack. */
  fundReceivers: z.boolean().default(false),
  /** Group mints of tries so far: by one of them a collection on chain is known to come from here. */
  groupMints: z.array(z.string()).default([]),
})

/** A deployment that is being written: what a person has entered, and nothing that follows from it. */
export type DeployDraft = z.infer<typeof DEPLOY_DRAFT>

/** Nothing entered: all as it is to start with. */
export const EMPTY_DRAFT: DeployDraft = {
  ...DEPLOY_DRAFT.parse({}),
  itemBaseName: undefined,
  itemBaseUri: undefined,
  treasury: undefined,
  creators: undefined,
  recipients: undefined,
}

/** Whether a person has entered anything that would be lost. */
export function isWritten(draft: DeployDraft): boolean {
  return !isSameDraft(draft, EMPTY_DRAFT)
}

/** Whether the same is entered in both, whatever was tried with it. */
export function isSameDraft(a: DeployDraft, b: DeployDraft): boolean {
  return JSON.stringify(entered(a)) === JSON.stringify(entered(b))
}

function entered({ groupMints: _, ...values }: DeployDraft): [string, unknown][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
