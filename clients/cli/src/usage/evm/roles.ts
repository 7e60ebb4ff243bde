import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, tokenIdOption } from './options.ts'

const ROLES = 'admin, minter, transfer or metadata'

export function addEvmRoles(evm: Command, runtime: Runtime): void {
  const group = evm.command('roles').description('Show, grant and revoke the roles of a drop.')
  const list = group
    .command('list')
    .description('List the accounts with each role.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  withExamples(list, ['mintline evm roles list', 'mintline evm roles list --json'])
  runtime.onEvm(list, async () => (await import('../../evm/commands/roles.ts')).list)
  const grant = addChange(group, 'grant', 'Grant a role to an account. Signed by an admin.')
  grant.requiredOption('--account <address>', 'the account')
  withExamples(grant, ['mintline evm roles grant --role metadata --account <address>'])
  runtime.onEvm(grant, async () => (await import('../../evm/commands/roles.ts')).grant)
  const revoke = addChange(group, 'revoke', 'Revoke a role of an account. Signed by an admin.')
  revoke.requiredOption('--account <address>', 'the account')
  withExamples(revoke, ['mintline evm roles revoke --role minter --account <address>'])
  runtime.onEvm(revoke, async () => (await import('../../evm/commands/roles.ts')).revoke)
  const renounce = addChange(group, 'renounce', 'Renounce a role of the wallet that signs.')
  withExamples(renounce, ['mintline evm roles renounce --role admin --dry-run'])
  runtime.onEvm(renounce, async () => (await import('../../evm/commands/roles.ts')).renounce)
}

function addChange(group: Command, name: string, description: string): Command {
  return group
    .command(name)
    .description(description)
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .requiredOption('--role <role>', ROLES)
}
