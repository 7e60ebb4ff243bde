import { NATIVE_DECIMALS } from '@mintline/core/amounts'
import { type DropPhaseTerms, everythingTo } from '@mintline/core/drop'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import { type DeployInput, type PhaseInput, phaseTermsOf } from '@mintline/solana'
import { deployInputOf as inputOfTerms, type SolanaDropTerms } from '@mintline/solana/drop'
import { metadataFields } from '#entities/terms/lib/metadataDraft.ts'
import { shareInputs } from '#entities/terms/lib/shareDraft.ts'
import type { CompleteDraft } from './completeDraft.ts'

/** The chains whose coins prices are in. */
type CoinChain = 'SOLANA' | 'ECLIPSE'

/**
 * Converts a draft to a drop's terms. Missing numbers count as 0; `collectDraftProblems` reports them.
 *
 * @param blockchain The network's, which decides the coin of the price.
 */
export function dropTermsOf(draft: CompleteDraft, blockchain: CoinChain): SolanaDropTerms {
  const { isFeeFlat, feeBasisPoints, flatFee, cosignerProgramId } = draft
  const secondFeeAdmin = draft.platformFeeSecondaryAdmin.trim()
  const recipients = shareInputs(draft.recipients)
  const sale = salePhase(draft)
  return {
    name: draft.collectionName.trim(),
    symbol: draft.symbol.trim(),
    description: '',
    uri: draft.collectionUri.trim(),
    items: {
      form: 'templates',
      name: draft.itemBaseName.trim(),
      uri: draft.itemBaseUri.trim(),
    },
    supply: {
      maxItems: draft.maxNumberOfTokens ?? 0n,
      maxPerWallet: draft.maxMintsPerWallet ?? 0n,
    },
    phases: sale && [phaseOf(sale, blockchain)],
    currencies: new Map(),
    money: {
      receivers: everythingTo(draft.treasury.trim()),
      platformFee: isFeeFlat
        ? { type: 'flat', value: flatFee ?? 0n, recipients }
        : { type: 'percentage', valueBp: feeBasisPoints ?? 0, recipients },
      royalties: {
        valueBp: draft.royaltyBasisPoints ?? 0,
        recipients: shareInputs(draft.creators),
      },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: {
      feeCap: feeCapOf(draft),
      secondFeeAdmin: secondFeeAdmin || undefined,
      cosigner: cosignerProgramId.trim() || undefined,
      fields: metadataFields(draft.extraMeta),
      locks: Object.fromEntries(draft.locks.map((part) => [part, true])),
      files: undefined,
      lookupTable: false,
    },
  }
}

/**
 * Converts a draft for the client's checks, without the reveal, whose seed has to be stored first.
 *
 * @param wallet Base58; owns the collection and pays.
 */
export function deployInputOf(draft: CompleteDraft, wallet: string): Omit<DeployInput, 'reveal'> {
  const sale = salePhase(draft)
  const input = inputOfTerms(dropTermsOf(draft, 'SOLANA'), wallet)
  // A phase that starts at once has no time of its own to check.
  return sale ? { ...input, phases: [phaseTermsOf(sale, 0n)] } : input
}

/** Returns the first phase as entered; undefined = it follows later. */
function salePhase({ price, startTime }: CompleteDraft): PhaseInput | undefined {
  if (price === undefined) return undefined
  return { phaseType: 'public', priceAmount: price, startTime }
}

function phaseOf({ priceAmount, startTime }: PhaseInput, blockchain: CoinChain): DropPhaseTerms {
  const id = formatCurrencyId({ blockchain, address: NATIVE_CURRENCY })
  return {
    key: undefined,
    name: '',
    kind: 'public',
    list: undefined,
    startTime,
    endTime: undefined,
    price: { value: priceAmount, currency: { id, decimals: NATIVE_DECIMALS } },
    maxPerWallet: 0n,
    maxPerTransaction: 0n,
    maxItems: 0n,
    isOpen: true,
  }
}

/** Returns the cap in the kind of the fee; undefined = the fee itself, which the client fills in. */
function feeCapOf(draft: CompleteDraft): DeployInput['platformFeeCap'] {
  const { isFeeFlat, feeBasisPoints, flatFee, feeCapBasisPoints, flatFeeCap } = draft
  if (isFeeFlat) return flatFeeCap === flatFee ? undefined : { flat: flatFeeCap ?? 0n }
  if (feeCapBasisPoints === feeBasisPoints) return undefined
  return { basisPoints: feeCapBasisPoints ?? 0 }
}
