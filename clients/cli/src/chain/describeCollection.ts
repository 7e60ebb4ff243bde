import { percentText } from '@mintline/core'
import {
  type CollectionInfo,
  feeAdminPower,
  formatAmount,
  lockedParts,
  partsText,
  phaseTiming,
  platformFeeCapText,
  platformFeeText,
  type Share,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { indented, labelled } from '../output/table.ts'
import type { DescribedAt } from './describedAt.ts'
import { describePhases } from './describePhases.ts'
import { limitText } from './limitText.ts'

/** Describes a collection for display. */
export function describeCollection(info: CollectionInfo, at: DescribedAt): string {
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
    ...section('still to be paid, with mintline claim', owedLines(info, at.currency)),
    ...section(
      'extra fields',
      labelled(metadata.extraMetadata.map(({ field, value }) => [field, value])),
    ),
    ...section(open ? 'phases' : 'phases, none open now', describePhases(info.phases, at)),
  ].join('\n')
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
export function owedLines({ owed }: CollectionInfo, currency: Currency): string {
  return owed
    .map(({ receiver, lamports }) => `${receiver} ${formatAmount(lamports, currency)}`)
    .join('\n')
}

function section(title: string, body: string): string[] {
  return body === '' ? [] : [`${title}:`, indented(body)]
}
