import { EDITIONS_CONTROLS_PROGRAM_ID } from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import type { Option } from '@solana/kit'
import type { TransactionInstruction } from '@solana/web3.js'
import type { Plan } from '../../src/transaction/plan.ts'

const {
  EditionsControlsInstruction: Kind,
  getAddPhaseInstructionDataDecoder,
  getInitialiseEditionsControlsInstructionDataDecoder,
  getLockInstructionDataDecoder,
  getModifyCollectionInstructionDataDecoder,
  getModifyMetadataInstructionDataDecoder,
  getModifyRoyaltiesInstructionDataDecoder,
  identifyEditionsControlsInstruction,
} = editionsControls

type Deployment = editionsControls.InitialiseEditionsControlsInstructionData
type AddedPhase = editionsControls.AddPhaseInstructionData

/** The collection after the plan that deploys it. */
export interface Replayed {
  readonly deployment: Deployment
  readonly phases: readonly AddedPhase[]
}

/**
 * Replays a plan's instructions.
 *
 * Throws if the programs would refuse: a second deployment, changes before it, a field set twice, a locked part.
 */
export function replay(plan: Plan): Replayed {
  const [first, ...others] = plan.transactions
    .flatMap(({ instructions }) => instructions)
    .filter(({ programId }) => programId.equals(EDITIONS_CONTROLS_PROGRAM_ID))
  if (!first || kindOf(first) !== Kind.InitialiseEditionsControls) {
    throw new Error('The plan does not begin with a deployment.')
  }
  let deployment = getInitialiseEditionsControlsInstructionDataDecoder().decode(first.data)
  const phases: AddedPhase[] = []
  for (const instruction of others) {
    const { data } = instruction
    const kind = kindOf(instruction)
    if (kind === Kind.AddPhase) {
      phases.push(getAddPhaseInstructionDataDecoder().decode(data))
      continue
    }
    if (phases.length > 0) throw new Error('Phases are open before the collection is complete.')
    deployment = changed(deployment, kind, data)
  }
  return { deployment, phases }
}

function changed(
  deployment: Deployment,
  kind: editionsControls.EditionsControlsInstruction,
  data: Uint8Array,
) {
  switch (kind) {
    case Kind.ModifyRoyalties: {
      const { royaltyBasisPoints, creators } =
        getModifyRoyaltiesInstructionDataDecoder().decode(data)
      if (deployment.locks.royalties) throw new Error('The royalties are locked already.')
      return { ...deployment, royalties: { royaltyBasisPoints, creators } }
    }
    case Kind.ModifyCollection: {
      const changes = getModifyCollectionInstructionDataDecoder().decode(data)
      if (deployment.locks.texts) throw new Error('The texts are locked already.')
      return {
        ...deployment,
        collectionUri: changedOr(changes.collectionUri, deployment.collectionUri),
        itemBaseUri: changedOr(changes.itemBaseUri, deployment.itemBaseUri),
      }
    }
    case Kind.ModifyMetadata: {
      const { add } = getModifyMetadataInstructionDataDecoder().decode(data)
      const extraMeta = [...deployment.extraMeta, ...add]
      const keys = new Set(extraMeta.map(({ field }) => field))
      if (keys.size !== extraMeta.length) throw new Error('A field is set twice.')
      return { ...deployment, extraMeta }
    }
    case Kind.Lock: {
      const { supply, texts, phases, royalties, fee } = getLockInstructionDataDecoder().decode(data)
      const { locks } = deployment
      return {
        ...deployment,
        locks: {
          supply: locks.supply || supply,
          texts: locks.texts || texts,
          phases: locks.phases || phases,
          royalties: locks.royalties || royalties,
          fee: locks.fee || fee,
        },
      }
    }
    default:
      throw new Error(`A deployment does not take ${Kind[kind]}.`)
  }
}

function kindOf({ data }: TransactionInstruction): editionsControls.EditionsControlsInstruction {
  return identifyEditionsControlsInstruction(data)
}

function changedOr<T>(option: Option<T>, otherwise: T): T {
  return option.__option === 'Some' ? option.value : otherwise
}
