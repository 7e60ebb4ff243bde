import { DEFAULT_PLATFORM_FEE_BP } from '@mintline/core'
import { STORAGE_KINDS } from '#entities/artwork/lib/storageChoice.ts'
import { STORED_FIELDS, STORED_SHARES } from '#entities/terms/lib/storedRows.ts'
import { z } from '#shared/lib/zod.ts'

/** A whole number as digits, because JSON numbers are not exact; '' = nothing entered. */
const DIGITS = z.string().regex(/^\d{0,20}$/)
/** Hundredths of a percent; null = nothing entered. */
const BASIS_POINTS = z.number().int().nullable()

/** Usual royalty: 5 %. */
const DEFAULT_ROYALTY_BP = 500

/** Storage schema of the deploy form. */
export const DEPLOY_DRAFT = z.object({
  /** Undefined = a picture, unless an address was entered. */
  artworkKind: z.enum(['picture', 'address']).optional(),
  /** Name of the kept picture; '' = none was chosen. */
  picture: z.string().default(''),
  description: z.string().default(''),
  externalUrl: z.string().default(''),
  /** Undefined = the first that is offered. */
  storage: z.enum(STORAGE_KINDS).optional(),
  /** Undefined = suggested by the name. */
  symbol: z.string().optional(),
  collectionName: z.string().default(''),
  /** Address of metadata that is online already. */
  collectionUri: z.string().default(''),
  /** Undefined = derived from the collection name. */
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
  creators: STORED_SHARES.optional(),
  isFeeFlat: z.boolean().default(false),
  feeBasisPoints: BASIS_POINTS.default(DEFAULT_PLATFORM_FEE_BP),
  /** Lamports for each item, if the fee is flat. */
  flatFee: DIGITS.default(''),
  /** Undefined = everything to the connected wallet. */
  recipients: STORED_SHARES.optional(),
  extraMeta: STORED_FIELDS.default([]),
  /** '' = none. */
  cosignerProgramId: z.string().default(''),
  /** '' = nobody. */
  platformFeeSecondaryAdmin: z.string().default(''),
  /** True to send receivers the rent that they lack. */
  fundReceivers: z.boolean().default(false),
  /** Group mints of earlier attempts, which identify a collection on chain as one of them. */
  groupMints: z.array(z.string()).default([]),
  /** Address at which artwork was stored, and what it was made of. */
  stored: z.object({ uri: z.string(), content: z.string() }).optional(),
})

/** Input of the deploy form as entered, without defaults derived from it. */
export type DeployDraft = z.infer<typeof DEPLOY_DRAFT>

/** True if artwork is a picture that is stored here, false if its metadata is online already. */
export function hasOwnPicture({ artworkKind, collectionUri }: DeployDraft): boolean {
  return (artworkKind ?? (collectionUri === '' ? 'picture' : 'address')) === 'picture'
}

/** A draft whose artwork was stored at an address, for all of its items. */
export function withAddress(draft: DeployDraft, uri: string): DeployDraft {
  return { ...draft, artworkKind: 'address', collectionUri: uri, itemBaseUri: undefined }
}

/** The form before anything is entered. */
export const EMPTY_DRAFT: DeployDraft = {
  ...DEPLOY_DRAFT.parse({}),
  artworkKind: undefined,
  storage: undefined,
  symbol: undefined,
  stored: undefined,
  itemBaseName: undefined,
  itemBaseUri: undefined,
  treasury: undefined,
  creators: undefined,
  recipients: undefined,
}

/** True if there is input that would be lost. */
export function hasInput(draft: DeployDraft): boolean {
  return !isSameDraft(draft, EMPTY_DRAFT)
}

/** True if both have the same input; earlier attempts and uploads do not count. */
export function isSameDraft(a: DeployDraft, b: DeployDraft): boolean {
  return JSON.stringify(enteredValues(a)) === JSON.stringify(enteredValues(b))
}

function enteredValues({ groupMints: _, stored: __, ...values }: DeployDraft): [string, unknown][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
