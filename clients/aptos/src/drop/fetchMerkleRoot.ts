import { type AskOptions, isMintlineError, isNodeError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeAnswer, struct, U64, vector } from './decodeAnswer.ts'
import type { DropPhase } from './dropInfo.ts'
import { type MachineDrop, machineView } from './machineView.ts'
import { MerkleRoot } from './merkleRoot.ts'

const Roots = vector(struct({ sale_mint_time: U64, merkle_root: MerkleRoot }))

/**
 * Fetches a phase's merkle root, which its terms for a wallet lack. Undefined = the phase has none, or the drop machine
 * does not return it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMerkleRoot(
  connection: AptosConnection,
  { drop, phase }: { readonly drop: MachineDrop; readonly phase: DropPhase },
  options: AskOptions = {},
): Promise<string | undefined> {
  const decode = (answer: unknown, name: string) => decodeAnswer(Roots, answer, name)
  try {
    const view = { name: 'phaseRecords', decode } as const
    const records = await machineView(connection, drop, view, options)
    const record = records.find(({ sale_mint_time: time }) => time === phase.saleMintTime)
    return record?.merkle_root
  } catch (error) {
    if (!isMintlineError(error) || isNodeError(error)) throw error
    return undefined
  }
}
