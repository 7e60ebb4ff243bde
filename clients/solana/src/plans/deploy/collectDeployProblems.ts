import type { InputProblem } from '@mintline/core/errors'
import { DEFAULT_PLATFORM_FEE_BP } from '@mintline/core/mint'
import { byteLength } from '../../byteLength.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { MAX_SYMBOL_LENGTH } from '../../limits.ts'
import { editionsDeploymentAddress } from '../../pda/publicKeys.ts'
import { checkPriceToken } from '../phases/phaseTokens.ts'
import { checkAddress, checkSomebody } from '../problems/addresses.ts'
import { checkFeeCap } from '../problems/feeCap.ts'
import { checkMetadataAddress } from '../problems/metadataAddress.ts'
import { checkFieldCount, checkFields } from '../problems/metadataFields.ts'
import { checkU64 } from '../problems/numbers.ts'
import { checkPhaseCount, checkPhaseTerms } from '../problems/phaseTerms.ts'
import { checkFlatFee, checkPlatformFee, type PlatformFeeInput } from '../problems/platformFee.ts'
import { collectProblems, type Problems } from '../problems/problems.ts'
import {
  checkReceiverFacts,
  checkReceivers,
  type Receiver,
  receiversIn,
} from '../problems/receivers.ts'
import { checkRoyalties } from '../problems/royalties.ts'
import { checkName, checkSymbol, checkTemplate } from '../problems/texts.ts'
import { PROGRAMS, recordsOf } from '../receivers/ownAccounts.ts'
import { checkCommittedFiles } from '../reveal/committedFiles.ts'
import type { DeployInput, DeployPlatformFee } from './deployInput.ts'

/**
 * Collects everything that the programs would refuse, or that would close a phase: for forms and config checks. Empty =
 * you can deploy it.
 */
export function collectDeployProblems(input: DeployInput): readonly InputProblem[] {
  return collectProblems((problems) => {
    checkWallets(problems, input)
    checkTexts(problems, input)
    checkSomebody(problems, 'treasury', input.treasury)
    checkU64(problems, 'maxMintsPerWallet', input.maxMintsPerWallet ?? 0n)
    checkU64(problems, 'maxNumberOfTokens', input.maxNumberOfTokens ?? 0n)
    checkRoyalties(problems, 'royalties', input.royalties)
    const fee = completePlatformFee(input.platformFee)
    checkPlatformFee(problems, 'platformFee', fee)
    checkFeeCap(problems, 'platformFeeCap', input.platformFeeCap ?? {}, {
      ...fee,
      coin: input.coin,
    })
    const extraMeta = input.extraMeta ?? []
    checkFieldCount(problems, 'extraMeta', extraMeta.length)
    checkFields(problems, 'extraMeta', extraMeta)
    const creators = receiversIn('royalties.creators', input.royalties.creators)
    checkReceivers(problems, [...receiversOf(input), ...creators], ownAccounts(input))
    checkReceiverFacts(problems, receiversOf(input), input)
    checkPhases(problems, input)
    if (input.reveal) checkCommittedFiles(problems, 'reveal', input.reveal)
  })
}

/** Fills in the platform fee's defaults. */
export function completePlatformFee(fee: DeployPlatformFee): PlatformFeeInput {
  return {
    platformFeeValue: fee.platformFeeValue ?? BigInt(DEFAULT_PLATFORM_FEE_BP),
    isFeeFlat: fee.isFeeFlat ?? false,
    recipients: fee.recipients,
  }
}

/** Treasury and fee recipients: whoever is paid by a mint. */
export function receiversOf(input: DeployInput): readonly Receiver[] {
  const recipients = receiversIn('platformFee.recipients', input.platformFee.recipients)
  return [{ path: 'treasury', address: input.treasury }, ...recipients]
}

function checkWallets(problems: Problems, input: DeployInput): void {
  const { creator, payer = creator, groupMint, cosignerProgramId } = input
  checkSomebody(problems, 'creator', creator)
  if (payer !== creator) checkSomebody(problems, 'payer', payer)
  if (cosignerProgramId !== undefined) {
    checkAddress(problems, 'cosignerProgramId', cosignerProgramId)
  }
  if (input.platformFeeSecondaryAdmin !== undefined) {
    checkAddress(problems, 'platformFeeSecondaryAdmin', input.platformFeeSecondaryAdmin)
  }
  const address = groupMint?.publicKey.toBase58()
  if (address === creator || address === payer) {
    problems.add('groupMint', new SolanaClientError('GROUP_MINT_IS_WALLET', { address }))
  }
}

function checkTexts(problems: Problems, input: DeployInput): void {
  checkSymbol(problems, 'symbol', input.symbol)
  checkName(problems, 'collectionName', input.collectionName)
  checkMetadataAddress(problems, 'collectionUri', input.collectionUri)
  checkName(problems, 'itemBaseName', input.itemBaseName)
  checkTemplate(problems, 'itemBaseName', input.itemBaseName)
  checkMetadataAddress(problems, 'itemBaseUri', input.itemBaseUri)
  checkTemplate(problems, 'itemBaseUri', input.itemBaseUri)
}

function checkPhases(
  problems: Problems,
  { phases = [], platformFee, coin, priceTokens }: DeployInput,
): void {
  const fee = { ...completePlatformFee(platformFee), coin }
  checkPhaseCount(problems, 'phases', phases.length)
  for (const [index, terms] of phases.entries()) {
    checkPhaseTerms(problems, `phases.${index}`, terms)
    checkPriceToken(problems, `phases.${index}.priceToken`, terms, priceTokens)
    checkFlatFee(problems, `phases.${index}.priceAmount`, fee, { ...terms, active: true })
  }
}

/** Accounts that the deployment creates, and the programs. */
function ownAccounts({ symbol, groupMint }: DeployInput): readonly string[] {
  const mint = groupMint ? [groupMint.publicKey.toBase58()] : []
  // A symbol that is too long has no address, and is reported separately.
  if (byteLength(symbol) > MAX_SYMBOL_LENGTH) return [...mint, ...PROGRAMS]
  return [...mint, ...recordsOf(editionsDeploymentAddress(symbol), 0n)]
}
