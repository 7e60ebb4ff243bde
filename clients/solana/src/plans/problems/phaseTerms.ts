import { PHASE_TYPES } from '@mintline/core/mint'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { MAX_PHASES } from '../../limits.ts'
import type { PlannedPhase } from '../phases/phaseInput.ts'
import { checkI64, checkU64 } from './numbers.ts'
import type { Problems } from './problems.ts'

const MERKLE_ROOT_LENGTH = 32

/**
 * Checks the controls program's rules for one phase.
 *
 * @param minted Items minted in it so far; 0 for a new phase.
 */
export function checkPhaseTerms(
  problems: Problems,
  path: string,
  terms: PlannedPhase,
  minted = 0n,
): void {
  checkU64(problems, `${path}.priceAmount`, terms.priceAmount)
  checkU64(problems, `${path}.maxMintsPerWallet`, terms.maxMintsPerWallet)
  checkU64(problems, `${path}.maxMintsTotal`, terms.maxMintsTotal)
  checkWindow(problems, path, terms)
  const total = terms.maxMintsTotal
  if (total > 0n && total < minted) {
    problems.add(
      `${path}.maxMintsTotal`,
      new SolanaClientError('PHASE_TOTAL_BELOW_MINTED', { total, minted }),
    )
  }
  checkType(problems, path, terms)
}

/** Checks a collection's total phase count. */
export function checkPhaseCount(problems: Problems, path: string, count: number): void {
  if (count > MAX_PHASES)
    problems.add(path, new SolanaClientError('TOO_MANY_PHASES', { count, max: MAX_PHASES }))
}

function checkWindow(problems: Problems, path: string, { startTime, endTime }: PlannedPhase): void {
  checkI64(problems, `${path}.startTime`, startTime)
  checkI64(problems, `${path}.endTime`, endTime)
  if (startTime >= endTime) {
    problems.add(
      `${path}.endTime`,
      new SolanaClientError('PHASE_WINDOW_INVALID', { startTime, endTime }),
    )
  }
}

function checkType(
  problems: Problems,
  path: string,
  { phaseType, merkleRoot }: PlannedPhase,
): void {
  if (!Object.hasOwn(PHASE_TYPES, phaseType)) {
    problems.add(`${path}.phaseType`, new SolanaClientError('PHASE_TYPE_INVALID', { phaseType }))
    return
  }
  const at = `${path}.merkleRoot`
  if (!PHASE_TYPES[phaseType].hasRoot) {
    if (merkleRoot) problems.add(at, new SolanaClientError('MERKLE_ROOT_NOT_ALLOWED', {}))
  } else if (!merkleRoot) {
    problems.add(at, new SolanaClientError('MERKLE_ROOT_REQUIRED', {}))
  } else if (merkleRoot.length !== MERKLE_ROOT_LENGTH) {
    problems.add(
      at,
      new SolanaClientError('MERKLE_ROOT_LENGTH_INVALID', { bytes: merkleRoot.length }),
    )
  }
}
