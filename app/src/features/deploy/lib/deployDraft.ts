import { type PlatformTerms, TOTAL_SHARES } from '@mintline/core'
import { LOCKABLE_PARTS } from '@mintline/solana'
import { STORAGE_KINDS } from '#entities/artwork/lib/artwork.ts'
import { forgetPictures } from '#entities/artwork/lib/pictureStore.ts'
import { STORED_FIELDS, STORED_SHARES, shareDrafts } from '#entities/terms/lib/shareDraft.ts'
import { persistentStore } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'
import { OWN_LOOK, PAGE_LOOK } from './pageLook.ts'

/** A whole number as digits, because JSON numbers are not exact; '' = nothing entered. */
const DIGITS = z.string().check(z.regex(/^\d{0,20}$/))
/** Hundredths of a percent; null = nothing entered. */
const BASIS_POINTS = z.nullable(z.int())

/** Returns a number as it is stored. */
export function digitsOf(value: bigint | undefined): string {
  return value === undefined ? '' : String(value)
}

/** Usual royalty: 5 %. */
const DEFAULT_ROYALTY_BP = 500

/** Storage schema for the deploy form. */
export const DEPLOY_DRAFT = z.object({
  /** Undefined = a picture, unless an address was entered. */
  artworkKind: z.optional(z.enum(['picture', 'address'])),
  /** The stored picture's name; '' = none was chosen. */
  picture: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  externalUrl: z._default(z.string(), ''),
  /** The mint page's look, stored with a picture. */
  look: z._default(PAGE_LOOK, OWN_LOOK),
  /** Undefined = the first one offered. */
  storage: z.optional(z.enum(STORAGE_KINDS)),
  /** Undefined = derived from the name. */
  symbol: z.optional(z.string()),
  collectionName: z._default(z.string(), ''),
  /** Address for metadata that is online already. */
  collectionUri: z._default(z.string(), ''),
  /** Undefined = derived from the collection name. */
  itemBaseName: z.optional(z.string()),
  /** Undefined = the collection's metadata. */
  itemBaseUri: z.optional(z.string()),
  /** Number after a suggested symbol that is taken: `DAWN2`. It counts for this suggestion alone. */
  symbolNumber: z.optional(z.object({ of: z.string(), number: z.int() })),
  /** The first phase's price in coins, as a decimal number; '' = phases follow later. */
  price: z._default(z.string().check(z.regex(/^[\d.]*$/)), ''),
  /** The first phase's start in Unix seconds; undefined = at once, '' = nothing entered. */
  startTime: z.optional(DIGITS),
  /** 0 = unlimited. */
  maxNumberOfTokens: z._default(DIGITS, '0'),
  /** 0 = no limit. */
  maxMintsPerWallet: z._default(DIGITS, '0'),
  /** Undefined = the connected wallet. */
  treasury: z.optional(z.string()),
  royaltyBasisPoints: z._default(BASIS_POINTS, DEFAULT_ROYALTY_BP),
  /** Undefined = everything to the connected wallet. */
  creators: z.optional(STORED_SHARES),
  isFeeFlat: z._default(z.boolean(), false),
  /** Undefined = the platform's, or 0. */
  feeBasisPoints: z.optional(BASIS_POINTS),
  /** Lamports per item, if the fee is flat. */
  flatFee: z._default(DIGITS, ''),
  /** Highest percentage fee, if the fee is one; undefined = the fee. */
  feeCapBasisPoints: z.optional(BASIS_POINTS),
  /** Highest flat fee in lamports per item, if the fee is flat; undefined = the fee. */
  flatFeeCap: z.optional(DIGITS),
  /** Undefined = everything to the platform, or to the connected wallet. */
  recipients: z.optional(STORED_SHARES),
  extraMeta: z._default(STORED_FIELDS, []),
  /** '' = none. */
  cosignerProgramId: z._default(z.string(), ''),
  /** '' = nobody. */
  platformFeeSecondaryAdmin: z._default(z.string(), ''),
  /** Parts that can never change once it is deployed. */
  locks: z._default(z.array(z.enum(LOCKABLE_PARTS)), []),
  /** Files to commit to; nothing entered = none. */
  reveal: z._default(z.object({ baseUri: z.string(), fileCount: DIGITS }), {
    baseUri: '',
    fileCount: '',
  }),
  /** Group mints from earlier attempts, which identify a collection on chain as one of them. */
  groupMints: z._default(z.array(z.string()), []),
  /** Address at which artwork was stored, and its source content. */
  stored: z.optional(z.object({ uri: z.string(), content: z.string() })),
})

/** The deploy form's input as entered, without defaults derived from it. */
export type DeployDraft = z.infer<typeof DEPLOY_DRAFT>

/** Returns true if artwork is a picture that is stored here, false if its metadata is online already. */
export function hasOwnPicture({ artworkKind, collectionUri }: DeployDraft): boolean {
  return (artworkKind ?? (collectionUri === '' ? 'picture' : 'address')) === 'picture'
}

/** Sets a draft's artwork to a stored address, for all its items. */
export function withAddress(draft: DeployDraft, uri: string): DeployDraft {
  return { ...draft, artworkKind: 'address', collectionUri: uri, itemBaseUri: undefined }
}

/**
 * Fills in the platform's fee and its recipient for values that were not entered.
 *
 * @param platform Undefined = no platform charges a fee.
 */
export function withPlatform(draft: DeployDraft, platform: PlatformTerms | undefined): DeployDraft {
  if (!platform) return draft
  const { valueBp, recipient } = platform
  const { feeBasisPoints = valueBp, recipients } = draft
  const everything = shareDrafts([{ address: recipient, share: TOTAL_SHARES }])
  return { ...draft, feeBasisPoints, recipients: recipients ?? everything }
}

/** The form before anything is entered. */
export const EMPTY_DRAFT: DeployDraft = {
  ...DEPLOY_DRAFT.parse({}),
  artworkKind: undefined,
  storage: undefined,
  symbol: undefined,
  symbolNumber: undefined,
  startTime: undefined,
  stored: undefined,
  itemBaseName: undefined,
  itemBaseUri: undefined,
  treasury: undefined,
  creators: undefined,
  feeBasisPoints: undefined,
  feeCapBasisPoints: undefined,
  flatFeeCap: undefined,
  recipients: undefined,
}

/** Returns true if there is input that would be lost. */
export function hasInput(draft: DeployDraft): boolean {
  return !isSameDraft(draft, EMPTY_DRAFT)
}

/** Returns true if both have the same input; earlier attempts, uploads and the place for them do not count. */
export function isSameDraft(a: DeployDraft, b: DeployDraft): boolean {
  return JSON.stringify(enteredValues(a)) === JSON.stringify(enteredValues(b))
}

function enteredValues(draft: DeployDraft): [string, unknown][] {
  const { groupMints: _, stored: __, symbolNumber: ___, storage: ____, ...values } = draft
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Stores the deploy form's input, so that a reload loses nothing. Not `useForm`: there is no saved value to merge with,
 * and a deployment in the background writes here after the page was left.
 */
export const deployDraftStore = persistentStore({ key: 'mintline.deploy', schema: DEPLOY_DRAFT })

/** Clears the form, and removes its picture. Where pictures are kept is asked once. */
export function discardDraft(): void {
  deployDraftStore.update({ ...EMPTY_DRAFT, storage: deployDraftStore.get().storage })
  void forgetPictures()
}
