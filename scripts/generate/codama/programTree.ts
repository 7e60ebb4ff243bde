import { readFileSync } from 'node:fs'
import { type AnchorIdl, rootNodeFromAnchor } from '@codama/nodes-from-anchor'
import {
  type AccountNode,
  argumentValueNode,
  arrayTypeNode,
  type Codama,
  createFromRoot,
  type DefinedTypeNode,
  type InstructionNode,
  instructionArgumentNode,
  instructionRemainingAccountsNode,
  isNode,
  pdaLinkNode,
  programNode,
  publicKeyTypeNode,
  remainderCountNode,
  rootNode,
  setInstructionAccountDefaultValuesVisitor,
} from 'codama'
import { accountDefaults } from './accountDefaults.ts'
import { PDA_OF_ACCOUNT, type ProgramName, pdasOf } from './pdas.ts'

const FEE_RECIPIENTS = {
  name: 'feeRecipients',
  docs: 'Platform fee recipients with a share, in the order of the controls record.',
  isWritable: true,
}

/** Arguments for the remaining accounts, by instruction. */
const FURTHER_ACCOUNTS: Readonly<
  Record<string, { name: string; docs: string; isWritable: boolean }>
> = {
  mintWithControls: FEE_RECIPIENTS,
  mintWithControlsV2: FEE_RECIPIENTS,
  mintWithControlsV3: {
    name: 'feeRecipients',
    docs: 'Platform fee recipients with a share, in the order of the controls record; their token accounts for a price in tokens.',
    isWritable: true,
  },
  modifyPlatformFee: {
    name: 'newReceivers',
    docs: 'The new fee recipients with a share, in their order.',
    isWritable: false,
  },
  modifyCollection: {
    name: 'newReceivers',
    docs: 'The new treasury, where there is one.',
    isWritable: false,
  },
}

/** Prepares a program's IDL for rendering, with addresses and defaults. */
export function programTree(
  name: ProgramName,
  { idlFile, editionsProgramId }: { idlFile: string; editionsProgramId: string },
): Codama {
  const idl: AnchorIdl = JSON.parse(readFileSync(idlFile, 'utf8'))
  const { program } = rootNodeFromAnchor(withoutSeeds(idl))
  const pdas = pdasOf(name, editionsProgramId)
  const pdaNames = new Set<string>(pdas.map((pda) => pda.name))
  const accountNames = new Set<string>(program.accounts.map((account) => account.name))
  const complete = programNode({
    ...program,
    pdas,
    accounts: program.accounts.map((account) => linkToPda(account, pdaNames)),
    // Without the other program's record, which the IDL repeats.
    definedTypes: program.definedTypes.filter(
      (type) => accountNames.has(type.name) || type.name !== 'editionsDeployment',
    ),
    instructions: program.instructions.map((instruction) =>
      takeFurtherAccounts(spreadStruct(instruction, program.definedTypes)),
    ),
  })
  const codama = createFromRoot(rootNode(complete))
  codama.update(setInstructionAccountDefaultValuesVisitor(accountDefaults()))
  return codama
}

/** Removes seeds: the IDL's have no names, and pad a phase's index; `pdasOf` names them. */
function withoutSeeds(idl: AnchorIdl): AnchorIdl {
  return JSON.parse(JSON.stringify(idl, (key, value) => (key === 'pda' ? undefined : value)))
}

function linkToPda(account: AccountNode, pdaNames: ReadonlySet<string>): AccountNode {
  const pdaName = PDA_OF_ACCOUNT[account.name] ?? account.name
  return pdaNames.has(pdaName) ? { ...account, pda: pdaLinkNode(pdaName) } : account
}

/**
 * If an instruction's only argument is a struct, turns its fields into arguments; this is already done for structs that
 * no other instruction takes.
 */
function spreadStruct(
  instruction: InstructionNode,
  definedTypes: readonly DefinedTypeNode[],
): InstructionNode {
  const [discriminator, argument, ...others] = instruction.arguments
  if (!discriminator || !argument || others.length > 0) return instruction
  if (!isNode(argument.type, 'definedTypeLinkNode')) return instruction
  const { name } = argument.type
  const type = definedTypes.find((definedType) => definedType.name === name)?.type
  if (!type || !isNode(type, 'structTypeNode')) return instruction
  return {
    ...instruction,
    arguments: [discriminator, ...type.fields.map((field) => instructionArgumentNode(field))],
  }
}

function takeFurtherAccounts(instruction: InstructionNode): InstructionNode {
  const further = FURTHER_ACCOUNTS[instruction.name]
  if (!further) return instruction
  const { name, docs, isWritable } = further
  return {
    ...instruction,
    extraArguments: [
      instructionArgumentNode({
        name,
        docs: [docs],
        type: arrayTypeNode(publicKeyTypeNode(), remainderCountNode()),
      }),
    ],
    remainingAccounts: [instructionRemainingAccountsNode(argumentValueNode(name), { isWritable })],
  }
}
