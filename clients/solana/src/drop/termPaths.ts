import { CoreError, type InputProblem, isMintlineError } from '@mintline/core/errors'

/** Names in the client's inputs and changes, with their paths in a drop's terms. */
const COLLECTION_PATHS: readonly (readonly [name: string, path: string])[] = [
  ['creator', 'owner'],
  ['collectionName', 'name'],
  ['collectionUri', 'uri'],
  ['itemBaseName', 'items.name'],
  ['itemBaseUri', 'items.uri'],
  ['maxNumberOfTokens', 'supply.maxItems'],
  ['maxMintsPerWallet', 'supply.maxPerWallet'],
  ['treasury', 'money.receivers'],
  ['royalties.royaltyBasisPoints', 'money.royalties'],
  ['royalties.creators', 'money.royalties.recipients'],
  ['platformFee.platformFeeValue', 'money.platformFee'],
  ['platformFee.recipients', 'money.platformFee.recipients'],
  ['platformFeeCap', 'extras.feeCap'],
  ['cap', 'extras.feeCap'],
  ['platformFeePrimaryAdmin', 'extras.feeAdmins'],
  ['platformFeeSecondaryAdmin', 'extras.secondFeeAdmin'],
  ['newAdmin', 'extras.secondFeeAdmin'],
  ['cosignerProgramId', 'extras.cosigner'],
  ['extraMeta', 'extras.fields'],
  ['add', 'extras.fields'],
  ['locks', 'extras.locks'],
  ['reveal', 'extras.files'],
  ['metadata', 'extras.lookupTable'],
]

const PHASE_PATHS: Readonly<Record<string, string>> = {
  phaseType: 'kind',
  merkleRoot: 'list',
  priceAmount: 'price',
  priceToken: 'price.currency',
  maxMintsPerWallet: 'maxPerWallet',
  maxMintsTotal: 'maxItems',
  active: 'isOpen',
}

const PHASE = /^(?:phases|desired)(\.\d+)?(?:\.(\w+))?$/
const CHANGES = /^changes\./

/**
 * Returns the path in a drop's terms for a path in the client's input or plan: `money.receivers` for `treasury` or
 * `changes.treasury`, `phases.1.price` for `desired.1.priceAmount`. Names that are the same stay unchanged.
 */
export function termPathOf(path: string): string {
  const [, index = '', field] = PHASE.exec(path) ?? []
  if (PHASE.test(path)) {
    return `phases${index}${field === undefined ? '' : `.${PHASE_PATHS[field] ?? field}`}`
  }
  const own = path.replace(CHANGES, '')
  const found = COLLECTION_PATHS.find(([name]) => own === name || own.startsWith(`${name}.`))
  return found ? `${found[1]}${own.slice(found[0].length)}` : own
}

/** Returns problems with their paths in the terms. */
export function problemsInTerms(problems: readonly InputProblem[]): readonly InputProblem[] {
  return problems.map((problem) => ({ ...problem, path: termPathOf(problem.path) }))
}

/** Returns what the work returns; the paths in its `INPUT_INVALID` are those in the terms. */
export async function inTermPaths<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isMintlineError(error, 'INPUT_INVALID')) throw error
    const problems = problemsInTerms(error.context.problems)
    throw new CoreError('INPUT_INVALID', { problems }, { cause: error })
  }
}
