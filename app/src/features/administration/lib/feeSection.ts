import type { InputProblem } from '@mintline/core'
import {
  type CollectionInfo,
  collectPlatformFeeProblems,
  type PlatformFeeInput,
  prepareModifyPlatformFee,
} from '@mintline/solana'
import { coinOf } from '#entities/cluster/lib/identity.ts'
import {
  type ShareDraft,
  STORED_SHARES,
  shareDrafts,
  shareInputs,
  sharesText,
  writtenShares,
} from '#entities/terms/lib/shareDraft.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { STORED_BIGINT } from '#shared/form/draftStore.ts'
import { amountText, type Currency, percentText } from '#shared/lib/amountText.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** Platform fee per item; undefined = nothing entered. */
export type FeeValue =
  | { type: 'percent'; basisPoints?: number | undefined }
  | { type: 'flat'; lamports?: bigint | undefined }

/** A platform fee being edited. */
export interface FeeDraft {
  value: FeeValue
  recipients: ShareDraft[]
}

/** Converts the fee on chain to a draft. */
export function feeDraftOf({ platformFees }: Pick<CollectionInfo, 'platformFees'>): FeeDraft {
  const { feeValue, isFlat, recipients } = platformFees
  return {
    value: isFlat
      ? { type: 'flat', lamports: feeValue }
      : { type: 'percent', basisPoints: Number(feeValue) },
    recipients: shareDrafts(recipients),
  }
}

/** Converts the fee for the client; missing values count as 0. */
export function feeInput({ value, recipients }: FeeDraft): PlatformFeeInput {
  return {
    isFeeFlat: value.type === 'flat',
    platformFeeValue:
      value.type === 'flat' ? (value.lamports ?? 0n) : BigInt(value.basisPoints ?? 0),
    recipients: shareInputs(recipients),
  }
}

/** Formats the platform fee; empty if nothing is entered. */
export function feeValueText(value: FeeValue, currency: Currency): string {
  if (value.type === 'percent') {
    return value.basisPoints === undefined ? '' : `${percentText(value.basisPoints)} of the price`
  }
  return value.lamports === undefined ? '' : `${amountText(value.lamports, currency)} for each item`
}

/** Creates the section for the platform fee and its recipients, in the network's currency. */
export function feeSection(currency: Currency): Section<FeeDraft> {
  const kind = draftOfParts<FeeDraft>([
    { key: 'value', label: 'Platform fee', text: ({ value }) => feeValueText(value, currency) },
    {
      key: 'recipients',
      label: 'Platform fee shares',
      text: ({ recipients }) => sharesText(recipients),
    },
  ])
  const coin = coinOf(currency)
  return {
    ...FEE,
    kind,
    problems: (info, draft) => [
      ...missingValue(draft.value),
      ...collectPlatformFeeProblems({ info, platformFee: feeInput(draft), coin }),
    ],
  }
}

const FEE: Omit<Section<FeeDraft>, 'kind' | 'problems'> = {
  role: 'feeAdmin',
  schema: z.object({
    value: z.discriminatedUnion('type', [
      z.object({ type: z.literal('percent'), basisPoints: z.optional(z.number()) }),
      z.object({ type: z.literal('flat'), lamports: z.optional(STORED_BIGINT) }),
    ]),
    recipients: STORED_SHARES,
  }),
  draftOf: feeDraftOf,
  written: (_, { recipients }) => writtenShares('platformFee.recipients', recipients),
  plan: async ({ connection, info, wallet, after }) => {
    const platformFee = feeInput(after)
    return prepareModifyPlatformFee(connection, { info, wallet, platformFee })
  },
  title: ({ symbol }) => `Set the platform fee of ${symbol}`,
}

function missingValue(value: FeeValue): InputProblem[] {
  const isFlat = value.type === 'flat'
  if ((isFlat ? value.lamports : value.basisPoints) !== undefined) return []
  const message = isFlat ? 'Enter an amount; 0 is no fee.' : 'Enter a percentage; 0 is no fee.'
  return [{ path: 'platformFee.platformFeeValue', code: 'MISSING', message }]
}
