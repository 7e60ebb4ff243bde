import type { CoinUnit } from '@mintline/core/amounts'
import {
  type DropPhaseTerms,
  type DropTerms,
  newProblems,
  problemAt,
  problemsAt,
  TermError,
} from '@mintline/core/drop'
import { CoreError, type InputProblem } from '@mintline/core/errors'
import { parseCurrencyId } from '@mintline/core/identifiers'
import { assertBasisPoints, type FeeShare, TOTAL_SHARES } from '@mintline/core/mint'
import type { EvmNetwork } from '@mintline/core/networks'
import { type Address, zeroAddress } from 'viem'
import { receiverOf } from '../administration/dropCall.ts'
import { royaltyReceiverOf } from '../administration/royalties.ts'
import { NATIVE_TOKEN } from '../contract/nativeCoin.ts'
import type { DropVariant } from '../contract/variantReads.ts'
import { type EvmPresent, presentPhased } from './readDrop.ts'
import { type PhasedTerms, phasedTerms, type TokensExtras } from './tokenTerms.ts'

/** Wanted parts that only drops on EVM chains have. */
export interface EvmTermsExtras extends TokensExtras {
  /** Cannot change. */
  readonly variant: DropVariant
  /** Contract behind a new drop; undefined = the one that all drops share, deployed if the chain lacks it. */
  readonly implementation: string | undefined
  /**
   * Contract that an earlier step with `creates: 'implementation'` has deployed, for chains that cannot have the
   * shared one; undefined = none.
   */
  readonly ownImplementation: string | undefined
  /** Reset claim counts with the phases, so that wallets can claim again. Default: false. */
  readonly resetClaims?: boolean | undefined
}

/**
 * Terms for a drop on an EVM chain. Its `money` is the collection's. A flat platform fee is taken once per claim, in
 * base units of the price's currency.
 */
export type EvmTerms = DropTerms<EvmTermsExtras>

/** Where terms are for. */
interface TermsPlace {
  readonly network: EvmNetwork
  /** Undefined = not deployed yet. */
  readonly present: EvmPresent | undefined
}

/**
 * Throws all problems in terms that no drop on an EVM chain can have, or not this one. Rules that phases break together
 * are the plan's to refuse.
 *
 * @param own The terms that it has; undefined = not deployed yet.
 * @throws INPUT_INVALID
 */
export function assertEvmTerms(
  terms: EvmTerms,
  own: EvmTerms | undefined,
  place: TermsPlace,
): void {
  const problems = newProblems(termProblems(terms, place), own ? termProblems(own, place) : [])
  if (problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
}

/** Returns all problems in terms that no drop on an EVM chain can have, or not this one, but for rules of phases. */
export function termProblems(terms: EvmTerms, { network, present }: TermsPlace): InputProblem[] {
  return [
    ...collectionProblems(terms),
    ...moneyProblems(terms, present),
    ...(terms.extras.variant === 'erc721'
      ? erc721Problems(terms)
      : erc1155Problems(terms, present)),
    ...phasedTerms(terms).flatMap(({ phases = [], pathOf }) =>
      phases.flatMap((phase, index) =>
        phaseProblems(phase, { path: pathOf(`phases.${index}`), network }),
      ),
    ),
  ]
}

/**
 * Returns a problem with a term that drops on EVM chains lack.
 *
 * @param term With its article: `a closed phase`.
 * @param advice What to do instead. Default: change or remove it.
 */
export function unsupported(path: string, term: string, advice?: string): InputProblem {
  const context = { chains: 'EVM chains', term, advice }
  return problemAt(path, new TermError('TERM_NOT_SUPPORTED', context))
}

/** Returns the address of a phase's currency in the contract. */
export function currencyOf({ price }: Pick<DropPhaseTerms, 'price'>): Address {
  const { address } = parseCurrencyId(price.currency.id)
  return address === zeroAddress ? NATIVE_TOKEN : (address as Address)
}

/** Returns the unit of a phase's price. */
export function coinOf(
  { price: { currency } }: Pick<DropPhaseTerms, 'price'>,
  currencies: ReadonlyMap<string, CoinUnit>,
): CoinUnit {
  return currencies.get(currency.id) ?? { symbol: currency.id, decimals: currency.decimals }
}

function collectionProblems({ description, supply, sale }: EvmTerms): InputProblem[] {
  return [
    ...when(description !== '', 'description', 'a description besides the metadata'),
    ...when(supply.maxPerWallet !== 0n, 'supply.maxPerWallet', 'a limit per wallet in all phases'),
    ...when(sale.isPaused === true, 'sale.isPaused', 'a pause of all phases'),
    ...when(sale.endTime !== undefined, 'sale.endTime', 'an end of all phases'),
  ]
}

function moneyProblems(
  { money, extras }: EvmTerms,
  present: EvmPresent | undefined,
): InputProblem[] {
  const { receivers, platformFee, royalties } = money
  const { valueBp } = royalties
  const { recipients = present ? undefined : [] } = platformFee
  const isIgnored = platformFee.type === 'flat' && extras.variant === 'erc1155'
  return [
    ...receiverProblems('money.receivers', receivers, receiverOf),
    ...problemsAt('money.royalties.basisPoints', () => assertBasisPoints(valueBp)),
    ...receiverProblems('money.royalties.recipients', royalties.recipients, (recipient) =>
      royaltyReceiverOf({ valueBp, recipient }),
    ),
    ...(recipients ? receiverProblems('money.platformFee.recipients', recipients, receiverOf) : []),
    ...when(isIgnored, 'money.platformFee', 'a flat fee where items share a token id'),
  ]
}

/** Checks that one wallet receives everything. */
function receiverProblems(
  path: string,
  shares: readonly FeeShare[],
  check: (address: string) => unknown,
): InputProblem[] {
  const [only, ...others] = shares
  if (!only || others.length > 0) {
    return [unsupported(path, only ? 'several receivers' : 'no receiver')]
  }
  if (only.share !== TOTAL_SHARES) return [unsupported(path, 'a part that nobody receives')]
  return problemsAt(path, () => check(only.address))
}

const LIMIT_IN_ALL = 'a limit for all phases of an erc721 drop'
const LIMIT_EACH = 'limit the items of each phase instead'

function erc721Problems({ items, supply, extras }: EvmTerms): InputProblem[] {
  const { tokenId, ofTokenId, otherTokens = [] } = extras
  const hasOwn = ofTokenId.receiver !== undefined || ofTokenId.royalty !== undefined
  return [
    ...when(items.form !== 'shared', 'items', 'items without shared metadata in an erc721 drop'),
    ...(supply.maxItems === 0n ? [] : [unsupported('supply.maxItems', LIMIT_IN_ALL, LIMIT_EACH)]),
    ...when(tokenId !== undefined, 'extras.tokenId', 'a token id for an erc721 drop'),
    ...when(hasOwn, 'extras.ofTokenId', 'settings of a token id in an erc721 drop'),
    ...when(otherTokens.length > 0, 'extras.otherTokens', 'several token ids in an erc721 drop'),
  ]
}

function erc1155Problems(terms: EvmTerms, present: EvmPresent | undefined): InputProblem[] {
  const { items } = terms
  if (items.form !== 'folders') {
    return [unsupported('items', 'items other than by folders in an erc1155 drop')]
  }
  if (items.folders.length === 0) {
    return [unsupported('items.folders', 'no batch of token ids in an erc1155 drop')]
  }
  const count = items.folders.reduce((sum, folder) => sum + folder.items, 0n)
  const all = phasedTerms(terms)
  const isRepeated = ({ tokenId }: PhasedTerms, index: number) =>
    all.findIndex((other) => other.tokenId === tokenId) < index
  return [
    ...all.flatMap((token, index) => [
      ...tokenProblems(token, { count, present }),
      ...when(isRepeated(token, index), token.pathOf('extras.tokenId'), 'a token id twice'),
    ]),
    ...items.folders.flatMap((folder, index) => [
      ...when(folder.items < 1n, `items.folders.${index}.items`, 'a batch without token ids'),
      ...when(
        !folder.uri.endsWith('/'),
        `items.folders.${index}.uri`,
        'a folder without a slash at its end',
      ),
    ]),
  ]
}

/** @param count Token ids in all batches. */
function tokenProblems(
  { tokenId, maxItems, receiver, royalty, pathOf }: PhasedTerms,
  { count, present }: { readonly count: bigint; readonly present: EvmPresent | undefined },
): InputProblem[] {
  const path = pathOf('extras.tokenId')
  const isOfBatch = tokenId !== undefined && tokenId >= 0n && tokenId < count
  const isRead = present?.contract.variant !== 'erc1155' || presentPhased(present, tokenId)
  return [
    ...when(!isOfBatch, path, `token id ${tokenId}, as the last one is ${count - 1n}`),
    ...when(isOfBatch && !isRead, path, `token id ${tokenId}, which the drop was not read with`),
    ...when(maxItems < 0n, pathOf('supply.maxItems'), 'a limit below 0'),
    ...(receiver === undefined
      ? []
      : problemsAt(pathOf('extras.ofTokenId.receiver'), () => receiverOf(receiver))),
    ...(royalty
      ? problemsAt(pathOf('extras.ofTokenId.royalty'), () => {
          assertBasisPoints(royalty.valueBp)
          royaltyReceiverOf(royalty)
        })
      : []),
  ]
}

function phaseProblems(
  phase: DropPhaseTerms,
  { path, network }: { readonly path: string; readonly network: EvmNetwork },
): InputProblem[] {
  const { kind, list, isOpen, maxPerTransaction, maxPerWallet, maxItems, price } = phase
  const { id } = price.currency
  const isListless = kind === 'list' && !list
  const isNegative = [maxPerWallet, maxItems, price.value].some((value) => value < 0n)
  const currencyPath = `${path}.price.currency`
  return [
    ...when(isListless, `${path}.list`, 'a list phase without a list'),
    ...when(list?.form === 'entries', `${path}.list`, 'a list on chain'),
    ...when(!isOpen, `${path}.isOpen`, 'a closed phase'),
    ...when(maxPerTransaction !== 0n, `${path}.maxPerTransaction`, 'a limit for each transaction'),
    ...when(isNegative, path, 'a price or limit below 0'),
    ...problemsAt(currencyPath, () => {
      if (parseCurrencyId(id).blockchain === network.blockchain) return
      const { name: chains } = network
      throw new TermError('TERM_NOT_SUPPORTED', { chains, term: `a price in ${id}` })
    }),
  ]
}

function when(isProblem: boolean, path: string, term: string): InputProblem[] {
  return isProblem ? [unsupported(path, term)] : []
}
