import {
  accountValueNode,
  type InstructionAccountDefaultRule,
  identityValueNode,
  numberValueNode,
  type ProgramNode,
  pdaSeedValueNode,
  pdaValueNode,
} from 'codama'

/**
 * Accounts that follow from the other accounts and arguments of an instruction. A rule whose seeds
 * an instruction does not have leaves the account for the caller to name.
 */
export function accountDefaults(): InstructionAccountDefaultRule[] {
  return [
    // The symbol is among the arguments of the two instructions that deploy.
    { account: 'editionsDeployment', defaultValue: pdaValueNode('editionsDeployment') },
    { account: 'editionsControls', defaultValue: pdaValueNode('editionsControls') },
    ...['initialise', 'initialiseEditionsControls'].map((instruction) => ({
      instruction,
      account: 'hashlist',
      defaultValue: pdaValueNode('hashlist', [pdaSeedValueNode('page', numberValueNode(0))]),
    })),
    { account: 'minterStats', defaultValue: pdaValueNode('minterStats') },
    { account: 'minterStatsPhase', defaultValue: pdaValueNode('minterStatsPhase') },
    { account: 'tokenAccount', defaultValue: pdaValueNode('tokenAccount') },
    ...['admin', 'creator', 'minter', 'signer'].map((account) => ({
      account,
      defaultValue: identityValueNode(),
      ignoreIfOptional: true,
    })),
  ]
}

/** In instructions with a creator, the creator pays where nobody else is named. */
export function payerDefaults({ instructions }: ProgramNode): InstructionAccountDefaultRule[] {
  return instructions
    .filter(({ accounts }) => accounts.some(({ name }) => name === 'creator'))
    .map(({ name }) => ({
      instruction: name,
      account: 'payer',
      defaultValue: accountValueNode('creator'),
    }))
}
