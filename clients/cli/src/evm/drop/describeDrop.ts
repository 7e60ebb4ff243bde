import {
  type ActivePhase,
  chainTime,
  type DropSettings,
  type DropState,
  dropSale,
} from '@mintline/evm'
import {
  type FeeCurrency,
  ownerText,
  textOfFee,
  textOfShare,
  tokenRoyalty,
} from '@mintline/evm/drop'
import { timeText } from '../../amounts/time.ts'
import { statusText } from '../../output/statusText.ts'
import { indented, type Line, labelled } from '../../output/table.ts'
import { uriText } from '../../output/uriText.ts'
import type { EvmChain } from '../chain/resolveChain.ts'
import { toldTerms } from '../minting/activePhase.ts'
import { describeEvmPhases, type PhaseDescription } from '../phases/describeEvmPhases.ts'

/** A drop with its settings. */
export interface DescribedDrop {
  readonly chain: EvmChain
  readonly state: DropState
  readonly settings: DropSettings
  /** Currencies in which a flat fee is taken. */
  readonly feeCurrencies: readonly FeeCurrency[]
  /** Terms from an active-phase document; undefined = none was given. */
  readonly told?: ActivePhase | undefined
}

/** Describes a drop for display. */
export function describeDrop(
  { chain, state, settings, feeCurrencies, told }: DescribedDrop,
  phases: PhaseDescription,
): string {
  const { minted, maxSupply, tokenId, variant } = state
  const { royalty, token, platformFee, contractUri, owner, saleRecipient } = settings
  const ofToken = tokenRoyalty(settings)
  const head = labelled([
    ['collection', `${settings.name} (${settings.symbol})`],
    ['chain', chain.name],
    ['address', state.address],
    ['variant', variant],
    ['token id', tokenId?.toString()],
    ['metadata', uriText(contractUri)],
    ['status', statusText(dropSale(state), chainTime(state))],
    ['minted', `${minted} of ${maxSupply === 0n ? 'unlimited' : maxSupply}`],
    ['owner', ownerText(owner)],
    ['treasury', saleRecipient],
    ['of the token id', token?.saleRecipient],
    ['royalties', textOfShare(royalty)],
    ['of the token id', ofToken && textOfShare(ofToken)],
    ['platform fee', platformFee ? textOfFee(platformFee, feeCurrencies) : 'none'],
  ])
  const table = describeEvmPhases(state, phases)
  return [
    head,
    ...section('items', labelled(metadataLines(settings))),
    ...section('token ids', labelled(batchLines(settings))),
    ...section('phases', table),
    ...(table === '' ? ['no phases'] : []),
    ...(told ? section('by document', labelled(toldLines(told, phases))) : []),
  ].join('\n')
}

function toldLines(told: ActivePhase, { coins }: PhaseDescription): Line[] {
  const { startDate, endDate } = told
  return [
    ['terms', toldTerms(told, coins)],
    ['start', timeText(secondsOf(startDate))],
    ['end', endDate ? timeText(secondsOf(endDate)) : 'no end'],
  ]
}

function secondsOf(date: Date): bigint {
  return BigInt(Math.floor(date.getTime() / 1_000))
}

/** Formats the metadata that all items share. */
export function metadataLines({ sharedMetadata }: DropSettings): Line[] {
  if (!sharedMetadata) return []
  const { name, description, imageUri, animationUri } = sharedMetadata
  return [
    ['name', orNone(name)],
    ['description', orNone(description)],
    ['image', orNone(uriText(imageUri))],
    ['animation', orNone(uriText(animationUri))],
  ]
}

/** Formats the token id batches. */
export function batchLines({ batches }: DropSettings): Line[] {
  return batches.map(({ firstTokenId, lastTokenId, baseUri, isFrozen }) => [
    firstTokenId === lastTokenId ? `${firstTokenId}` : `${firstTokenId} to ${lastTokenId}`,
    `${uriText(baseUri)}${isFrozen ? ', frozen' : ''}`,
  ])
}

function orNone(text: string): string | undefined {
  return text === '' ? undefined : text
}

function section(title: string, body: string): string[] {
  return body === '' ? [] : [`${title}:`, indented(body)]
}
