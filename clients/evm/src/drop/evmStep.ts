import type { DropChange, DropPlan, DropStep } from '@mintline/core/drop'
import type { EvmAddress } from '@mintline/core/identifiers'
import type { DeployDropInput } from '../administration/deployDrop.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'

/** A transaction in a plan. */
export interface EvmStep extends DropStep {
  /** Deploys the contract behind the drop, deploys the drop, or changes its settings and phases. */
  readonly part: 'implementation' | 'drop' | 'settings'
  readonly transaction: EvmTransaction
  /** The contract that it creates at an address that is only known afterwards; `deployedDrop` returns a drop's. */
  readonly creates?: 'implementation' | 'drop' | undefined
  /** True if its gas is only known after the steps before it. */
  readonly dependsOnEarlier?: boolean | undefined
  /** True if it calls the drop that an earlier step deploys: plan again for its address. */
  readonly isOfNewDrop?: boolean | undefined
  /** The drop that it deploys; undefined = none. */
  readonly toCome?: DropToCome | undefined
}

/** A drop that is not deployed yet. */
export interface DropToCome {
  readonly input: DeployDropInput
  /** Undefined = the contract behind the drop is deployed with it. */
  readonly implementation: EvmAddress | undefined
}

/** Part of a plan: steps, and the values that they set. */
export type PlannedSteps = Pick<DropPlan<EvmStep>, 'steps' | 'changes'>

/** Creates a change to a setting of the whole drop. */
export function collectionChange(
  path: string,
  label: string,
  before: DropChange['before'],
  after: DropChange['after'],
): DropChange {
  return { subject: 'collection', path, label, before, after }
}

/** Creates a step for changes; empty if no value changes. */
export function stepFor(
  title: string,
  all: readonly DropChange[],
  send: () => EvmTransaction,
): PlannedSteps {
  const changes = all.filter(({ before, after }) => before !== after)
  if (changes.length === 0) return together([])
  return { steps: [{ title, part: 'settings', transaction: send() }], changes }
}

/** Merges parts of a plan in their order. */
export function together(parts: readonly PlannedSteps[]): PlannedSteps {
  return {
    steps: parts.flatMap(({ steps }) => steps),
    changes: parts.flatMap(({ changes }) => changes),
  }
}
