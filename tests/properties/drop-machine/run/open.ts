import type { Opening } from '../model/opening.ts'
import { phaseTerms } from '../model/ownerRules.ts'
import { createdState } from '../model/state.ts'
import type { Creation, Via } from '../model/steps.ts'
import { balancesOf, createDrop, type Drop } from './drop.ts'
import type { Model } from './stepCommand.ts'
import type { World } from './world.ts'

/** Creates a drop on the network and in the model. */
export async function open(
  world: World,
  creation: Creation,
  { via, first }: { readonly via: Via; readonly first: Opening['first'] },
): Promise<{ readonly model: Model; readonly real: Drop }> {
  const now = world.network.now()
  const real = await createDrop(world, creation, { via, first })
  const state = createdState(creation, now, await balancesOf(real))
  if (first) {
    state.phases.push({ id: state.nextPhaseId, ...phaseTerms(state, first), minted: 0n })
    state.nextPhaseId += 1n
  }
  return { model: { state }, real }
}
