import {
  brokenPhaseTimes,
  type DropPhaseTerms,
  type DropTerms,
  newProblems,
  problemAt,
  problemsAt,
  TermError,
} from '@mintline/core/drop'
import { CoreError, type InputProblem } from '@mintline/core/errors'
import { assertBasisPoints, BASIS_POINTS, DEFAULT_PLATFORM_FEE_BP } from '@mintline/core/mint'
import { APTOS_NETWORKS } from '@mintline/core/networks'
import type { RoyaltyTerms } from '../administration/dropSettings.ts'
import {
  assertDropText,
  type DropTermsInput,
  type DropTextField,
} from '../administration/dropTerms.ts'
import { u64 } from '../administration/inputs.ts'
import { brokenPhaseRules } from '../administration/phaseRules.ts'
import { MAX_FEE_RECIPIENTS, MAX_REVENUE_RECIPIENTS } from '../administration/planMoney.ts'
import { type RoyaltyInput, royaltyTermsOf } from '../administration/royalties.ts'
import { type ShareInput, splitOf } from '../administration/splits.ts'
import type { MachineVersion } from '../drop/dropInfo.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { octas } from '../mint/currency.ts'

/** Wanted parts that only drops on Aptos have. Version and kind cannot change. */
export interface AptosTermsExtras {
  /** Drop machine's version. */
  readonly version: MachineVersion
  /** True if the drop can go on without a limit. */
  readonly isOpenEdition: boolean
  /**
   * Royalties on chain that are not whole basis points: kept while `money.royalties` has the same, rounded down.
   * Default: none.
   */
  readonly exactRoyalties?: RoyaltyTerms | undefined
}

/** A drop on Aptos as its creator wants it. */
export type AptosTerms = DropTerms<AptosTermsExtras>

const PHASE_ID = /^[1-9]\d*$/

/** The fields for a drop's creation, by their paths in `AptosTerms`. */
const TEXTS: readonly (readonly [path: string, field: DropTextField])[] = [
  ['symbol', 'seed'],
  ['name', 'collectionName'],
  ['description', 'collectionDescription'],
  ['uri', 'collectionUri'],
  ['items.name', 'itemBaseName'],
  ['items.uri', 'itemBaseUri'],
]

/**
 * Throws all problems in terms that no drop on Aptos can have. Rules that depend on a drop, such as the order of its
 * phases, are the planners'.
 *
 * @param own The terms that it has; undefined = not on chain yet.
 * @throws INPUT_INVALID
 */
export function assertAptosTerms(terms: AptosTerms, own: AptosTerms | undefined): void {
  const problems = newProblems(termProblems(terms), own ? termProblems(own) : [])
  if (problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
}

/**
 * Collects everything in terms that no drop can have, by their paths: for forms and config checks, without a network. A
 * first phase without a start counts as the earliest one.
 *
 * @param now Unix seconds: a flat fee may close phases that have ended by then.
 */
export function collectDropProblems(terms: AptosTerms, now: bigint): readonly InputProblem[] {
  const { phases = [], money, sale } = terms
  const timed = phases.flatMap(({ startTime, price }, index) =>
    startTime === undefined && index > 0
      ? []
      : [{ index, saleMintTime: startTime ?? 0n, saleMintPrice: price.value }],
  )
  const { platformFee } = money
  const coin = APTOS_NETWORKS[0].nativeCurrency
  const broken = brokenPhaseRules(timed, { now, coin, endTime: sale.endTime, platformFee })
  const ofPhases = broken.map(({ index, term, error }) => {
    const phase = index === undefined ? undefined : timed[index]
    const field = term === 'start' ? 'startTime' : 'price'
    return problemAt(phase ? `phases.${phase.index}.${field}` : 'phases', error)
  })
  return [
    ...termProblems(terms),
    ...ofPhases,
    // A start that is taken has been reported.
    ...brokenPhaseTimes(phases, false)
      .filter(({ path }) => !ofPhases.some((one) => one.path === path))
      .map(({ path, error }) => problemAt(path, error)),
    ...phases.flatMap(({ key }, index) =>
      problemsAt(`phases.${index}.key`, () => {
        const isRepeated = phases.findIndex((phase) => phase.key === key) < index
        if (key === undefined || !isRepeated || !PHASE_ID.test(key)) return
        throw new AptosClientError('DROP_PHASE_REPEATED', { phaseId: BigInt(key) })
      }),
    ),
  ]
}

function termProblems(terms: AptosTerms): readonly InputProblem[] {
  const { items, supply, money, sale, phases = [], extras } = terms
  const { receivers, platformFee, royalties } = money
  return [
    ...lacking(items.form !== 'templates', 'items', 'items other than by templates'),
    ...lacking(supply.maxPerWallet !== 0n, 'supply.maxPerWallet', 'a wallet limit in all phases'),
    ...textProblems(terms),
    ...problemsAt('supply.maxItems', () => u64(supply.maxItems)),
    ...when(
      supply.maxItems === 0n && !extras.isOpenEdition,
      'supply.maxItems',
      'Only an open edition is unlimited',
    ),
    ...when(
      royalties.recipients.length !== 1,
      'money.royalties',
      'Name one wallet that receives the royalties',
    ),
    ...problemsAt('money.royalties', () => {
      assertBasisPoints(royalties.valueBp)
      if (royalties.recipients.length === 1) royaltyTermsOf(royaltyInput(terms), {})
    }),
    ...shareProblems('money.receivers', receivers, MAX_REVENUE_RECIPIENTS),
    ...problemsAt('money.platformFee', () => {
      if (platformFee.type === 'percentage') assertBasisPoints(platformFee.valueBp)
    }),
    ...(platformFee.recipients
      ? shareProblems('money.platformFee', platformFee.recipients, MAX_FEE_RECIPIENTS)
      : []),
    ...problemsAt('sale.endTime', () => sale.endTime === undefined || u64(sale.endTime, 1n)),
    ...(extras.version === 1 ? version1Problems(terms) : []),
    ...phases.flatMap((phase, index) => phaseProblems(phase, `phases.${index}`)),
  ]
}

/** Converts terms for a drop's creation, without phases. A flat fee is set afterwards. */
export function creationTerms(terms: AptosTerms): DropTermsInput {
  const { supply, money, sale, extras } = terms
  const { platformFee: fee } = money
  return {
    version: extras.version,
    ...textsOf(terms),
    royalties: royaltyInput(terms),
    isOpenEdition: extras.isOpenEdition,
    totalSupply: supply.maxItems,
    endTime: sale.endTime,
    platformFeeBp:
      extras.version === 2 && fee.type === 'percentage' ? fee.valueBp : DEFAULT_PLATFORM_FEE_BP,
  }
}

function textsOf({ items, ...terms }: AptosTerms): Pick<DropTermsInput, DropTextField> {
  const templates = items.form === 'templates' ? items : { name: '', uri: '' }
  return {
    seed: terms.symbol,
    collectionName: terms.name,
    collectionDescription: terms.description,
    collectionUri: terms.uri,
    itemBaseName: templates.name,
    itemBaseUri: templates.uri,
  }
}

/** Converts wanted royalties to parts in 10,000. */
export function royaltyInput({
  money: { royalties },
  extras: { exactRoyalties: exact },
}: Pick<AptosTerms, 'money' | 'extras'>): RoyaltyInput {
  const royaltyPayeeAddress = royalties.recipients[0]?.address ?? ''
  const royaltyPointsNumerator = BigInt(royalties.valueBp)
  if (exact && basisPointsOf(exact) === royaltyPointsNumerator) {
    return { ...exact, royaltyPayeeAddress }
  }
  const royaltyPointsDenominator = BigInt(BASIS_POINTS)
  return { royaltyPayeeAddress, royaltyPointsDenominator, royaltyPointsNumerator }
}

/** Returns royalties in basis points, rounded down. */
function basisPointsOf(royalties: RoyaltyTerms): bigint {
  const { royaltyPointsNumerator: points, royaltyPointsDenominator: all } = royalties
  return (points * BigInt(BASIS_POINTS)) / all
}

/** Converts shares for planners. */
export function sharesOf(shares: AptosTerms['money']['receivers']): ShareInput[] {
  return shares.map(({ address: recipient, share }) => ({ recipient, share: BigInt(share) }))
}

/** Checks lengths, and for characters that nobody sees. */
function textProblems(terms: AptosTerms): InputProblem[] {
  const texts = textsOf(terms)
  const isTemplate = terms.items.form === 'templates'
  return TEXTS.filter(([path]) => isTemplate || !path.startsWith('items.')).flatMap(
    ([path, field]) => problemsAt(path, () => assertDropText(field, texts[field])),
  )
}

function phaseProblems(phase: DropPhaseTerms, path: string): InputProblem[] {
  const { key, kind, list, endTime, maxItems, isOpen, price } = phase
  const { id: currency } = price.currency
  return [
    ...when(
      key !== undefined && !PHASE_ID.test(key),
      `${path}.key`,
      'Name the phase by its id, a positive integer',
    ),
    ...when(kind === 'list' && !list, `${path}.list`, 'A phase for listed wallets needs a list'),
    ...lacking(endTime !== undefined, `${path}.endTime`, 'a phase with an end of its own'),
    ...lacking(maxItems !== 0n, `${path}.maxItems`, "a limit for a phase's items"),
    ...lacking(!isOpen, `${path}.isOpen`, 'a closed phase'),
    ...lacking(
      currency !== octas(0n).currency.id,
      `${path}.price.currency`,
      `a price in ${currency}`,
    ),
  ]
}

/** Checks for terms that only version 2 has. */
function version1Problems({ supply, money, phases = [], extras }: AptosTerms): InputProblem[] {
  const { platformFee: fee } = money
  const isStandard = fee.type === 'percentage' && fee.valueBp === DEFAULT_PLATFORM_FEE_BP
  return [
    ...when(
      extras.isOpenEdition && supply.maxItems > 0n,
      'supply.maxItems',
      'Open editions of version 1 have no limit',
    ),
    ...when(
      !isStandard || fee.recipients !== undefined,
      'money.platformFee',
      `Version 1 has a fixed fee: write ${DEFAULT_PLATFORM_FEE_BP} basis points without recipients`,
    ),
    ...phases.flatMap(({ maxPerTransaction }, index) =>
      when(
        maxPerTransaction > 0n,
        `phases.${index}.maxPerTransaction`,
        'Version 1 has no limit per transaction',
      ),
    ),
  ]
}

function shareProblems(
  path: string,
  shares: AptosTerms['money']['receivers'],
  max: number,
): InputProblem[] {
  const areWhole = shares.every(({ share }) => Number.isInteger(share))
  if (!areWhole) return [{ path, code: 'INPUT_INVALID', message: 'Write shares as whole percents' }]
  return problemsAt(path, () => splitOf(sharesOf(shares), max, {}))
}

function when(isProblem: boolean, path: string, message: string): InputProblem[] {
  return isProblem ? [{ path, code: 'INPUT_INVALID', message }] : []
}

/** Returns a term that the drop machine has no place for as a problem. */
function lacking(isProblem: boolean, path: string, term: string): InputProblem[] {
  return problemsAt(path, () => {
    if (isProblem) throw new TermError('TERM_NOT_SUPPORTED', { chains: 'Aptos', term })
  })
}
