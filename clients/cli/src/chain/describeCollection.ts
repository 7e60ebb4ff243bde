import { percentText } from '@mintline/core'
import { limitText } from '@mintline/core/drop'
import {
  type CollectionInfo,
  collectionSale,
  feeAdminPower,
  filesText,
  formatAmount,
  isCommittedTo,
  lockedParts,
  type OwedTokens,
  partsText,
  phaseTiming,
  platformFeeCapText,
  platformFeeText,
  type RevealRecord,
  type Share,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { statusText } from '../output/statusText.ts'
import { indented, labelled } from '../output/table.ts'
import type { DescribedAt } from './describedAt.ts'
import { describePhases } from './describePhases.ts'

/** Payments that mints could not make. */
export interface Owing {
  readonly owed: CollectionInfo['owed']
  readonly owedTokens: readonly OwedTokens[]
}

/** Records beside a collection's own. */
interface Beside {
  readonly owedTokens?: readonly OwedTokens[]
  /** Undefined = it is committed to no files. */
  readonly reveal?: RevealRecord | undefined
}

/** Describes a collection for display. */
export function describeCollection(
  info: CollectionInfo,
  at: DescribedAt,
  { owedTokens = [], reveal }: Beside = {},
): string {
  const { metadata, platformFees, royalties } = info
  const locked = lockedParts(info.locks)
  const head = labelled([
    ['collection', `${metadata.collectionBaseName} (${info.symbol})`],
    ['address', info.editions],
    ['controls', info.editionsControls],
    ['group mint', info.groupMint],
    ['metadata', metadata.collectionBaseUri],
    ['item name', info.itemBaseName],
    ['item metadata', info.itemBaseUri],
    ['files', reveal && revealText(reveal)],
    ['status', statusText(collectionSale(info), at.now)],
    ['minted', `${info.numberOfTokensIssued} of ${limitText(info.maxNumberOfTokens)}`],
    ['per wallet', limitText(info.maxMintsPerWallet)],
    ['owner', info.creator],
    ['treasury', info.treasury],
    ['co-signer', info.cosignerProgramId],
    ['royalties', percentText(royalties.royaltyBasisPoints)],
    ['platform fee', feeText(info, at.currency)],
    ['fee admin', platformFees.primaryAdmin],
    ['second admin', platformFees.secondaryAdmin],
    ['fee admins can', feeAdminPower(info, at.currency)],
    ['locked', locked.length > 0 ? partsText(locked) : 'nothing'],
  ])
  const open = info.phases.some((phase) => phaseTiming(phase, at.now) === 'active')
  return [
    head,
    ...section('royalties go to', shareLines(royalties.creators)),
    ...section('platform fee goes to', shareLines(platformFees.recipients)),
    ...section(
      'still to be paid, with mintline claim',
      owedLines({ ...info, owedTokens }, at.currency),
    ),
    ...section(
      'extra fields',
      labelled(metadata.extraMetadata.map(({ field, value }) => [field, value])),
    ),
    ...section(open ? 'phases' : 'phases, none open now', describePhases(info.phases, at)),
  ].join('\n')
}

/** Formats what a collection is committed to, with the hash that proves it: anybody can compute it once it is revealed. */
function revealText(reveal: RevealRecord): string {
  const { revealed, commitment } = reveal
  const state = revealed && isCommittedTo(reveal, revealed) ? 'revealed, provable' : 'committed'
  return `${filesText(reveal)}; ${state} by the hash ${Buffer.from(commitment).toString('hex')}`
}

/** Formats the fee and the highest one that its admins can set: `3%, at most 5%`. */
export function feeText({ platformFees }: CollectionInfo, currency: Currency): string {
  const { isFlat, feeValue, cap } = platformFees
  return `${platformFeeText(feeValue, isFlat, currency)}, at most ${platformFeeCapText(cap, currency)}`
}

/** Formats addresses with their shares. */
export function shareLines(shares: readonly Share[]): string {
  return shares.map(({ address, share }) => `${address} ${share}%`).join('\n')
}

/** Formats what mints could not pay to receivers. */
export function owedLines({ owed, owedTokens }: Owing, currency: Currency): string {
  return [
    ...owed.map(({ receiver, lamports }) => `${receiver} ${formatAmount(lamports, currency)}`),
    ...owedTokens.map(({ receiver, amount, token }) => `${receiver} ${tokenText(amount, token)}`),
  ].join('\n')
}

/** Formats what is owed in each token to all receivers: `20 USDC (EPjF…)`. */
export function tokenTotals(owed: readonly OwedTokens[]): readonly string[] {
  const tokens = new Map(owed.map(({ token }) => [token.mint, token]))
  return [...tokens.values()].map((token) => {
    const own = owed.filter(({ token: { mint } }) => mint === token.mint)
    return tokenText(
      own.reduce((sum, { amount }) => sum + amount, 0n),
      token,
    )
  })
}

/** Names the mint too, as anybody can give a token any symbol. */
function tokenText(amount: bigint, token: OwedTokens['token']): string {
  return `${formatAmount(amount, token)} (${token.mint})`
}

function section(title: string, body: string): string[] {
  return body === '' ? [] : [`${title}:`, indented(body)]
}
