import { editions, editionsControls } from '@mintline/solana/kit'
import { type ListedTransaction, listTransactions } from './listTransactions.ts'
import { type SolanaNode, type SolanaPosition, START } from './solanaNode.ts'

/** Programs whose transactions are read: a handover only names the second one, most others name both. */
export const PROGRAMS: readonly string[] = [
  editions.EDITIONS_PROGRAM_ADDRESS,
  editionsControls.EDITIONS_CONTROLS_PROGRAM_ADDRESS,
]

/** A transaction with the programs that list it. */
export interface ProgramTransaction extends ListedTransaction {
  readonly programs: readonly string[]
}

/**
 * Lists both programs' transactions after their positions, deduplicated, oldest first.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function listPrograms(
  node: SolanaNode,
  { lists }: Pick<SolanaPosition, 'lists'>,
): Promise<ProgramTransaction[]> {
  const found = new Map<string, ProgramTransaction>()
  for (const program of PROGRAMS) {
    for (const listed of await listTransactions(node, program, lists[program] ?? START)) {
      const programs = [...(found.get(listed.signature)?.programs ?? []), program]
      found.set(listed.signature, { ...listed, programs })
    }
  }
  return [...found.values()].sort((one, other) => one.slot - other.slot)
}

/** Returns the position after transactions that were read in the order of `listPrograms`. */
export function positionAfter(
  position: SolanaPosition,
  read: readonly ProgramTransaction[],
): SolanaPosition {
  const lists = { ...position.lists }
  for (const { signature, slot, programs } of read) {
    for (const program of programs) lists[program] = { slot, signature }
  }
  return { ...position, lists }
}
