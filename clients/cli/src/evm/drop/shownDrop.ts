import { type CoinUnit, phaseNumber } from '@mintline/core'
import { everythingTo } from '@mintline/core/drop'
import {
  type ActivePhase,
  chainTime,
  type DropSettings,
  dropSale,
  fetchHostedNames,
  phasesOf,
} from '@mintline/evm'
import {
  type EvmPresent,
  type FeeCurrency,
  feeCurrencies,
  flatFeeText,
  phasesToCome,
  presentFeePhases,
  textOfShare,
  tokenRoyalty,
} from '@mintline/evm/drop'
import { timeText } from '../../amounts/time.ts'
import type { PhasedDrop, PhasedPart, ReadDrop, WholeDrop } from '../../drop/dropOnChain.ts'
import { labelled } from '../../output/table.ts'
import { uriText } from '../../output/uriText.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { toldTerms } from './activePhase.ts'
import type { ReadPresent } from './readDrop.ts'

/** Returns the currencies in which a drop takes a flat fee. */
export function currenciesOf(
  { contract, currencies }: Pick<EvmPresent, 'contract' | 'currencies'>,
  coin: CoinUnit,
): FeeCurrency[] {
  return feeCurrencies(presentFeePhases(phasesToCome(contract), currencies), coin)
}

/** Phases' names in hosted documents, by their conditions' metadata. */
type HostedNames = Awaited<ReturnType<typeof fetchHostedNames>>

/** Reads the names of a drop's phases that are in hosted documents. */
export function readHostedNames(
  context: Pick<EvmContext, 'resources' | 'signal'>,
  { present: { contract, otherTokens } }: ReadPresent,
): Promise<HostedNames> {
  const conditions = [contract, ...otherTokens].flatMap((token) => token.conditions)
  const metadata = conditions.map((condition) => condition.metadata)
  return fetchHostedNames(metadata, { ...context.resources(), signal: context.signal })
}

/**
 * Returns a drop with its phases: those of each token id that was read.
 *
 * @param hosted Default: none.
 */
export function phasedOf(
  { present, namesOf }: ReadPresent,
  coin: CoinUnit,
  hosted: HostedNames = new Map(),
): PhasedDrop {
  const { state, contract, otherTokens } = present
  const { tokenId, conditions } = contract
  const partOf = (
    token: Pick<EvmPresent['contract'], 'tokenId' | 'conditions' | 'maxSupply' | 'minted'>,
    phases: PhasedPart['phases'],
  ): PhasedPart => ({
    name: `token id ${token.tokenId}`,
    sale: dropSale(token),
    phases,
    keys: ['#', ...phases.map((_, index) => `${phaseNumber(index)}`)],
    names: phasesOf(token.conditions).map(
      ({ metadata }, index) =>
        phases[index]?.name ?? hosted.get(metadata) ?? namesOf(token.tokenId)[index],
    ),
    own: [],
  })
  const others = otherTokens.map(({ settings: { maxSupply }, ...token }, index) =>
    partOf({ ...token, maxSupply }, state.extras.otherTokens[index]?.phases ?? []),
  )
  return {
    ...readOf(present, currenciesOf(present, coin)),
    now: chainTime(contract),
    parts: [partOf(contract, state.phases), ...others],
    phasesDocument:
      others.length === 0
        ? conditions
        : [{ tokenId, conditions }, ...otherTokens].map((token) => ({
            tokenId: token.tokenId,
            conditions: token.conditions,
          })),
  }
}

/** Input for showing a drop besides the drop itself. */
interface Shown {
  readonly coin: CoinUnit
  readonly hosted: HostedNames
  /** Terms from an active-phase document; undefined = none was given. */
  readonly told: ActivePhase | undefined
}

/** Returns all that `show` prints. */
export function wholeOf(read: ReadPresent, { coin, hosted, told }: Shown): WholeDrop {
  const { contract, otherTokens, currencies } = read.present
  const { variant, tokenId } = contract
  return {
    ...phasedOf(read, coin, hosted),
    lines: [
      ['variant', variant],
      ['token id', otherTokens.length > 0 ? undefined : tokenId?.toString()],
    ],
    sections: [['by document', told ? toldText(told, currencies) : '']],
    document: { ...dropDocument(read.present, coin), activePhase: told },
  }
}

/** Formats the terms of an active-phase document. */
function toldText(told: ActivePhase, currencies: EvmPresent['currencies']): string {
  const { startDate, endDate } = told
  return labelled([
    ['terms', toldTerms(told, currencies)],
    ['start', timeText(secondsOf(startDate))],
    ['end', endDate ? timeText(secondsOf(endDate)) : 'no end'],
  ])
}

function secondsOf(date: Date): bigint {
  return BigInt(Math.floor(date.getTime() / 1_000))
}

/** Builds a drop's document for scripts. */
function dropDocument({ contract, settings, currencies, otherTokens }: EvmPresent, coin: CoinUnit) {
  const { network, address, variant, tokenId, minted, maxSupply, conditions } = contract
  return {
    chain: network.slug,
    chainId: network.chainId,
    address,
    variant,
    tokenId,
    minted,
    maxSupply,
    ...settings,
    platformFee: feeDocument(settings.platformFee, currenciesOf({ contract, currencies }, coin)),
    conditions,
    phases: phasesOf(conditions),
    ...(otherTokens.length > 0 && { otherTokens }),
  }
}

/**
 * Returns a drop with its settings.
 *
 * @param currencies The currencies in which a flat fee is taken.
 */
export function readOf(
  { state, settings, contract }: EvmPresent,
  currencies: readonly FeeCurrency[],
): ReadDrop {
  const { saleRecipient: treasury, token, royalty, owner } = settings
  const { contractUri, sharedMetadata, batches } = settings
  const { otherTokens } = state.extras
  const ofTokenId = tokenRoyalty(settings)
  const label = otherTokens.length > 0 ? `of token id ${contract.tokenId}` : 'of the token id'
  return {
    state: {
      ...state,
      money: {
        ...state.money,
        receivers: everythingTo(treasury),
        royalties: { valueBp: royalty.valueBp, recipients: everythingTo(royalty.recipient) },
      },
    },
    flatFeeText: (value) => `${flatFeeText(value, currencies)} per claim`,
    own: {
      metadata: batches.map(({ firstTokenId: first, lastTokenId: last, baseUri, isFrozen }) => [
        first === last ? `token id ${first}` : `token ids ${first} to ${last}`,
        `${uriText(baseUri)}${isFrozen ? ', frozen' : ''}`,
      ]),
      treasury: [
        [label, token?.saleRecipient],
        ...otherTokens.map(
          ({ tokenId, receiver }) => [`of token id ${tokenId}`, receiver] as const,
        ),
      ],
      royalties: [
        [label, ofTokenId && textOfShare(ofTokenId)],
        ...otherTokens.map(
          (other) =>
            [`of token id ${other.tokenId}`, other.royalty && textOfShare(other.royalty)] as const,
        ),
      ],
    },
    documents: {
      metadata: { contractUri, sharedMetadata, batches },
      sales: undefined,
      owner: { owner },
      treasury: { treasury, ofTokenId: token?.saleRecipient },
      royalties: { ...royalty, ofTokenId },
      fees: feeDocument(settings.platformFee, currencies) ?? null,
    },
  }
}

/** Builds a platform fee's document for scripts, with the currencies for a flat fee. */
function feeDocument(platformFee: DropSettings['platformFee'], currencies: readonly FeeCurrency[]) {
  if (platformFee?.chosen !== 'flat') return platformFee
  return {
    ...platformFee,
    currencies: currencies.map(({ address, coin: { symbol, decimals } }) => ({
      address,
      symbol,
      decimals,
    })),
  }
}
