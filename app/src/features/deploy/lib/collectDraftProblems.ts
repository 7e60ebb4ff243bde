import type { InputProblem } from '@mintline/core'
import { collectDeployProblems } from '@mintline/solana'
import { filesToCheck, hasReveal, missingFileCount } from '#entities/reveal/revealDraft.ts'
import { realMoneyProblems, type WrittenText } from '#entities/terms/lib/realMoneyProblems.ts'
import { type ShareDraft, writtenShares } from '#entities/terms/lib/shareDraft.ts'
import type { CompleteDraft } from './completeDraft.ts'
import type { DeployDraft } from './deployDraft.ts'
import { deployInputOf } from './deployInputOf.ts'

/** Error code for missing input; most other problems have the client's codes. */
const NOT_ENTERED = 'NOT_ENTERED'

/**
 * Returns a draft's problems: missing input, then input that the programs would refuse, then, if money is real, values
 * that are only true in this browser or on this machine.
 *
 * @param wallet Base58; owns the collection and pays.
 */
export function collectDraftProblems(
  draft: CompleteDraft,
  wallet: string,
  { isRealMoney }: { readonly isRealMoney: boolean },
): InputProblem[] {
  const reveal = hasReveal(draft.reveal) ? filesToCheck(draft.reveal) : undefined
  return [
    ...missingInput(draft),
    ...(reveal ? missingFileCount(draft.reveal) : []),
    ...collectDeployProblems({ ...deployInputOf(draft, wallet), reveal }),
    ...(isRealMoney ? realMoneyProblems(writtenTexts(draft)) : []),
  ]
}

function writtenTexts(draft: CompleteDraft): WrittenText[] {
  return [
    ['collectionUri', draft.collectionUri],
    ['itemBaseUri', draft.itemBaseUri],
    ['reveal.baseUri', draft.reveal.baseUri],
    ['treasury', draft.treasury],
    ...writtenShares('royalties.creators', draft.creators),
    ...writtenShares('platformFee.recipients', draft.recipients),
    ['platformFeeSecondaryAdmin', draft.platformFeeSecondaryAdmin],
    ...draft.extraMeta.map(({ value }, index) => [`extraMeta.${index}.value`, value] as const),
  ]
}

/** Returns the problem with missing input. */
function notEntered(path: string, message: string): InputProblem {
  return { path, code: NOT_ENTERED, message }
}

/** Returns the problems with input that is missing on every chain. */
export function missingInput(draft: CompleteDraft): InputProblem[] {
  const { isFeeFlat } = draft
  const missing = (path: string, isMissing: boolean, message: string): InputProblem[] =>
    isMissing ? [notEntered(path, message)] : []
  const inRows = (list: string, rows: readonly ShareDraft[]) =>
    rows.flatMap(({ address, share }, index) => [
      ...missing(
        `${list}.${index}.address`,
        isBlank(address),
        'Enter an address, or remove the row.',
      ),
      ...missing(`${list}.${index}.share`, share === undefined, 'Enter a share.'),
    ])
  return [
    ...missing('symbol', isBlank(draft.symbol), 'Enter a symbol, such as DAWN.'),
    ...missing('collectionName', isBlank(draft.collectionName), 'Enter a name.'),
    ...missing(
      'maxNumberOfTokens',
      draft.maxNumberOfTokens === undefined,
      'Enter a number; 0 is no limit.',
    ),
    ...missing(
      'maxMintsPerWallet',
      draft.maxMintsPerWallet === undefined,
      'Enter a number; 0 is no limit.',
    ),
    ...missing('treasury', isBlank(draft.treasury), 'Enter the address that receives payments.'),
    ...missing(
      'royalties.royaltyBasisPoints',
      draft.royaltyBasisPoints === null,
      'Enter a percentage; 0 is none.',
    ),
    ...missing(
      'platformFee.platformFeeValue',
      (isFeeFlat ? draft.flatFee : (draft.feeBasisPoints ?? undefined)) === undefined,
      isFeeFlat ? 'Enter an amount; 0 is none.' : 'Enter a percentage; 0 is none.',
    ),
    ...missing(
      isFeeFlat ? 'platformFeeCap.flat' : 'platformFeeCap.basisPoints',
      isFeeFlat
        ? draft.flatFeeCap === undefined && draft.flatFee !== undefined
        : draft.feeCapBasisPoints === null && draft.feeBasisPoints !== null,
      'Enter the highest fee: at least the fee itself.',
    ),
    ...inRows('royalties.creators', draft.creators),
    ...inRows('platformFee.recipients', draft.recipients),
  ]
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/**
 * Returns what is missing for the first phase.
 *
 * @param isSale True if the drop needs one.
 */
export function saleProblems(
  { price, startTime }: Pick<DeployDraft, 'price' | 'startTime'>,
  isSale: boolean,
): InputProblem[] {
  if (price === '') {
    return isSale ? [notEntered('phases.0.priceAmount', 'Enter a price; 0 is free.')] : []
  }
  return startTime === '' ? [notEntered('phases.0.startTime', 'Enter when it starts.')] : []
}
