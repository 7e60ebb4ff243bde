import { editions, editionsControls } from '@mintline/solana/kit'
import type { NodeTransaction, RunInstruction } from '@mintline/solana/reads'

/** A collection with the wallet that deployed it. */
export interface DeployedCollection {
  /** Deployment address. */
  readonly collection: string
  readonly creator: string
}

/** Collections and items that instructions in both programs deployed or changed. */
export interface CollectionChanges {
  readonly deployed: readonly DeployedCollection[]
  /** Addresses of deployments or of their controls. */
  readonly changedCollections: readonly string[]
  readonly changedItems: readonly string[]
  /** Addresses of deployments or their controls, whose items may show other files now. */
  readonly showing: readonly string[]
}

/** A single instruction's change. */
interface Change {
  readonly deployed?: DeployedCollection
  readonly collection?: string
  readonly item?: string
  readonly showing?: string
}

/** Finds the collections and items that a transaction's instructions deployed or changed. */
export function changesOfCollections({ instructions }: NodeTransaction): CollectionChanges {
  const changes = instructions.map(changeOf)
  // With controls, only the outer instruction names the wallet; the inner one names the controls.
  const creators = new Map<string, string>()
  for (const { deployed } of changes) {
    if (deployed && !creators.has(deployed.collection)) {
      creators.set(deployed.collection, deployed.creator)
    }
  }
  return {
    deployed: [...creators].map(([collection, creator]) => ({ collection, creator })),
    changedCollections: [...new Set(changes.flatMap(({ collection }) => collection ?? []))],
    changedItems: [...new Set(changes.flatMap(({ item }) => item ?? []))],
    showing: [...new Set(changes.flatMap(({ showing }) => showing ?? []))],
  }
}

function changeOf(instruction: RunInstruction): Change {
  try {
    switch (instruction.programAddress) {
      case editions.EDITIONS_PROGRAM_ADDRESS:
        return changeByEditions(instruction)
      case editionsControls.EDITIONS_CONTROLS_PROGRAM_ADDRESS:
        return changeByControls(instruction)
      default:
        return {}
    }
  } catch {
    // This version does not know the instruction, as with those that Anchor adds for a program's IDL.
    return {}
  }
}

function changeByEditions(instruction: RunInstruction): Change {
  const parsed = editions.parseEditionsInstruction(instruction)
  const { EditionsInstruction: Kind } = editions
  switch (parsed.instructionType) {
    case Kind.Initialise: {
      const collection = parsed.accounts.editionsDeployment.address
      return { collection, deployed: { collection, creator: parsed.accounts.creator.address } }
    }
    case Kind.AddMetadata:
    case Kind.RemoveMetadata:
    case Kind.AddRoyalties:
    case Kind.ModifyRoyalties:
      return { collection: parsed.accounts.editionsDeployment.address }
    case Kind.Modify: {
      const deployment = parsed.accounts.editionsDeployment.address
      // Items whose uri is not the template's show none of the revealed files.
      return { collection: deployment, showing: deployment }
    }
    case Kind.UpdateNameUri:
      return { item: parsed.accounts.mint.address }
    case Kind.Mint:
      return { item: parsed.accounts.mint.address }
  }
}

/** The controls program makes most other changes through calls to the editions program. */
function changeByControls(instruction: RunInstruction): Change {
  const parsed = editionsControls.parseEditionsControlsInstruction(instruction)
  const { EditionsControlsInstruction: Kind } = editionsControls
  switch (parsed.instructionType) {
    case Kind.InitialiseEditionsControls: {
      const collection = parsed.accounts.editionsDeployment.address
      return { deployed: { collection, creator: parsed.accounts.creator.address } }
    }
    case Kind.TransferOwnership:
      return { collection: parsed.accounts.editionsControls.address }
    case Kind.RevealFiles: {
      const controls = parsed.accounts.editionsControls.address
      return { collection: controls, showing: controls }
    }
    default:
      return {}
  }
}
