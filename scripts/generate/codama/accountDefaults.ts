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
 * Accounts that follow from an instruction's other accounts and arguments. If an instruction lacks a rule's seeds, the
 * caller has to provide the account.
 */
export function accountDefaults(): InstructionAccountDefaultRule[] {
  return [
    // The symbol is an argument to the two instructions that deploy.
    { account: 'editionsDeployment', defaultValue: pdaValueNode('editionsDeployment') },
    { account: 'editionsControls', defaultValue: pdaValueNode('editionsControls') },
    ...['initialise', 'initialiseEditionsControls'].map((instruction) => ({
      instruction,
      account: 'hashlist',
      defaultValue: pdaValueNode('hashlist', [pdaSeedValueNode('page', numberValueNode(0))]),
    })),
    { account: 'reveal', defaultValue: pdaValueNode('reveal') },
    {
      account: 'priceTokenVault',
      defaultValue: pdaValueNode('priceTokenVault'),
      ignoreIfOptional: true,
    },
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

/** Makes the creator the default payer in instructions with a creator. */
export function payerDefaults({ instructions }: ProgramNode): InstructionAccountDefaultRule[] {
  return instructions
    .filter(({ accounts }) => accounts.some(({ name }) => name === 'creator'))
    .map(({ name }) => ({
      instruction: name,
      account: 'payer',
      defaultValue: accountValueNode('creator'),
    }))
}
