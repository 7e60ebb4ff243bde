import type { AskOptions } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeCurrentPhase, decodePhase } from './decodeDropInfo.ts'
import type { DropPhase } from './dropInfo.ts'
import type { DropReference } from './dropReference.ts'
import { type MachineDrop, machineView } from './machineView.ts'
import { onMachine } from './onMachine.ts'

/** A phase of a drop, for a wallet. */
export interface PhaseInput extends DropReference {
  /** Address of the wallet. */
  readonly wallet: string
  /** Position among the phases of the drop, from 0. */
  readonly phaseIndex: number
  /** Cap of the wallet with the hashes that prove it; undefined = it is listed on chain, or not at all. */
  readonly proof?: PhaseProof | undefined
}

/** A merkle proof. */
interface PhaseProof {
  readonly maxPerWalletByAllowList: bigint
  /** 32 bytes each as 0x and hex. */
  readonly proof: readonly string[]
}

/**
 * Fetches the position of the current phase, as the drop machine finds it; undefined = there is none.
 *
 * @throws The errors of `fetchDrop` about references and nodes.
 */
export function fetchCurrentPhase(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<number | undefined> {
  const view = { name: 'currentPhase', decode: decodeCurrentPhase } as const
  const read = (drop: MachineDrop) => machineView(connection, drop, view, options)
  return onMachine(connection, reference, read, options)
}

/**
 * Fetches a phase for a wallet, which may have a merkle proof; with a wrong one it is not listed.
 *
 * @throws MODULE_ABORTED where the drop has no such phase, and the errors of `fetchDrop` about references and nodes.
 */
export function fetchPhaseForMinter(
  connection: AptosConnection,
  { wallet, phaseIndex, proof, ...reference }: PhaseInput,
  options: AskOptions = {},
): Promise<DropPhase> {
  const view = {
    name: proof ? 'phaseForMinterWithProof' : 'phaseForMinter',
    rest: [
      aptosAddress(wallet),
      phaseIndex,
      ...(proof ? [proof.maxPerWalletByAllowList, proof.proof] : []),
    ],
    decode: (answer: unknown, name: string) => decodePhase(answer, phaseIndex, name),
  } as const
  const read = (drop: MachineDrop) => machineView(connection, drop, view, options)
  return onMachine(connection, reference, read, options)
}
