import { dropTermsOf } from '@mintline/aptos'
import { creationTerms } from '@mintline/aptos/drop'
import {
  DEFAULT_PLATFORM_FEE_BP,
  flatFeeProblem,
  type InputProblem,
  isMintlineError,
  PHASE_TYPES,
} from '@mintline/core'
import { isoTime } from '../../amounts/time.ts'
import { addressProblems } from '../../config/addressProblems.ts'
import { repeatedNames } from '../../config/repeatedNames.ts'
import { APT } from '../amounts/aptosAmount.ts'
import type { AptosConfig, AptosPhaseConfig } from './aptosSchema.ts'
import { aptosTermsOf } from './aptosTermsOf.ts'
import { phaseTypeOf } from './phaseType.ts'

/**
 * Returns everything in a config that the client or the drop machine would refuse, with paths in the file.
 *
 * @param now Unix seconds: a new drop that has ended by then is refused.
 */
export function collectAptosProblems(config: AptosConfig, now: bigint): readonly InputProblem[] {
  const { collection, phases } = config
  return [
    ...termsProblems(config),
    ...addressProblems([
      ['collection.collectionUri', collection.collectionUri],
      ['collection.itemBaseUri', collection.itemBaseUri],
    ]),
    ...versionProblems(config),
    ...phases.flatMap((phase, index) => listProblems(phase, `phases.${index}`)),
    ...timeProblems(config, now),
    ...feeProblems(config),
    ...repeatedNames(phases),
    ...repeatedIds(phases),
    ...when(
      !collection.isOpenEdition && collection.maxNumberOfTokens === 0n,
      problem(
        'collection.maxNumberOfTokens',
        'Only an open edition is unlimited: write a maximum, or set isOpenEdition to true',
      ),
    ),
  ]
}

/** Checks for texts that are too long, and other terms that no drop can have. */
function termsProblems(config: AptosConfig): InputProblem[] {
  const { collection } = config
  // A supply of 0 is reported elsewhere.
  const totalSupply = collection.isOpenEdition ? 0n : collection.maxNumberOfTokens || 1n
  try {
    dropTermsOf({ ...creationTerms(aptosTermsOf(config)), totalSupply })
    return []
  } catch (error) {
    if (!isMintlineError(error)) throw error
    const field = isMintlineError(error, 'DROP_TEXT_LENGTH_INVALID') ? error.context.field : ''
    return [problem(field ? `collection.${field}` : 'collection', error.message)]
  }
}

function versionProblems({ collection, phases }: AptosConfig): InputProblem[] {
  const { version, isOpenEdition, maxNumberOfTokens, platformFee } = collection
  if (version === 2) return []
  const { fee, feeSplit } = platformFee
  const isStandard = fee.type === 'percentage' && fee.valueBp === DEFAULT_PLATFORM_FEE_BP
  return [
    ...when(
      isOpenEdition && maxNumberOfTokens > 0n,
      problem('collection.maxNumberOfTokens', 'Open editions of version 1 have no limit'),
    ),
    ...when(
      !isStandard || feeSplit !== undefined,
      problem(
        'collection.platformFee',
        `Version 1 has a fixed fee: write ${DEFAULT_PLATFORM_FEE_BP} without recipients`,
      ),
    ),
    ...phases.flatMap(({ maxMintsPerTransaction }, index) =>
      when(
        maxMintsPerTransaction > 0n,
        problem(`phases.${index}.maxMintsPerTransaction`, 'Version 1 has no limit per transaction'),
      ),
    ),
  ]
}

function listProblems(phase: AptosPhaseConfig, path: string): InputProblem[] {
  const { list, merkleRoot } = phase
  const { hasRoot: takesRoot } = PHASE_TYPES[phaseTypeOf(phase)]
  const hasRoot = merkleRoot !== undefined
  return [
    ...when(hasRoot && !takesRoot, problem(`${path}.merkleRoot`, 'Only a merkle list has a root')),
    ...when(
      hasRoot && list !== undefined,
      problem(`${path}.list`, 'A list has either a file or a root'),
    ),
    ...when(
      takesRoot && !hasRoot && list === undefined,
      problem(`${path}.list`, 'A merkle list needs a file or a root'),
    ),
  ]
}

/** Checks that each phase starts after the one before it, and before the drop ends. */
function timeProblems({ collection: { end }, phases }: AptosConfig, now: bigint): InputProblem[] {
  const ofPhases = phases.flatMap(({ start }, index) => {
    const path = `phases.${index}.start`
    const before = phases[index - 1]?.start
    return [
      ...when(index > 0 && start === undefined, problem(path, 'Set the start of the phase')),
      ...when(
        start !== undefined && before !== undefined && start <= before,
        problem(path, `Start it after the phase before it, at ${isoTime(before ?? 0n)}`),
      ),
      ...when(
        start !== undefined && end !== undefined && start >= end,
        problem(path, `The drop ends before that, at ${isoTime(end ?? 0n)}`),
      ),
    ]
  })
  const hasEnded = end !== undefined && end <= now
  const ended = {
    path: 'collection.end',
    code: 'PHASE_ENDED',
    message: `The drop has ended, at ${isoTime(end ?? 0n)}`,
  }
  return [...ofPhases, ...when(hasEnded, ended)]
}

/** Checks that prices cover a flat fee; a lower price could never be paid. */
function feeProblems({ collection, phases }: AptosConfig): InputProblem[] {
  const { fee } = collection.platformFee
  if (fee.type === 'percentage') return []
  return phases.flatMap(({ price }, index) => {
    const found = flatFeeProblem({ fee: fee.value, price, coin: APT })
    return found
      ? [{ path: `phases.${index}.price`, code: found.code, message: found.message }]
      : []
  })
}

function repeatedIds(phases: readonly AptosPhaseConfig[]): InputProblem[] {
  const ids = phases.map(({ phaseId }) => phaseId)
  return ids.flatMap((id, index) =>
    when(
      id !== undefined && ids.indexOf(id) < index,
      problem(`phases.${index}.phaseId`, `Two phases have the id ${id}`),
    ),
  )
}

function when(condition: boolean, found: InputProblem): InputProblem[] {
  return condition ? [found] : []
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
