import { type Command, Option } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { collected, noWaitOption } from '../options.ts'
import { withDrop } from './options.ts'

export function addAptosAllowlist(aptos: Command, runtime: Runtime): void {
  const group = aptos
    .command('allowlist')
    .description('Lists of phases: entries on chain, and roots and proofs of merkle lists.')
  const upsert = withList(group.command('upsert'))
    .description('Bring the entries of a list on chain; existing ones cost nothing.')
    .addOption(noWaitOption())
  withExamples(upsert, [
    'mintline aptos allowlist upsert --phase Friends',
    'mintline aptos allowlist upsert --phase 1 --list friends.csv --dry-run',
  ])
  runtime.onAptos(
    upsert,
    async () => (await import('../../aptos/commands/allowlistUpsert.ts')).upsert,
  )
  const remove = withPhase(group.command('remove'))
    .description('Remove entries of a phase.')
    .addOption(noWaitOption())
    .option('--wallet <address>', 'wallet whose entry to remove; repeatable', collected)
    .option('--list <file>', 'CSV of wallets whose entries to remove')
    .option('--not-listed', 'with --list: all except these', false)
    .option('--all', 'all entries of the phase', false)
  withExamples(remove, [
    'mintline aptos allowlist remove --phase 1 --wallet <address>',
    'mintline aptos allowlist remove --phase Friends --list friends.csv --not-listed',
  ])
  runtime.onAptos(
    remove,
    async () => (await import('../../aptos/commands/allowlistRemove.ts')).remove,
  )
  const show = withPhase(group.command('show')).description('Print the entries of a phase as CSV.')
  withExamples(show, ['mintline aptos allowlist show --phase Friends > friends.csv'])
  const load = () => import('../../aptos/commands/allowlistShow.ts')
  runtime.onAptos(show, async () => (await load()).show)
  const diff = withList(group.command('diff')).description(
    'Compare a list with the entries of a phase; exit code 4 where they differ.',
  )
  withExamples(diff, ['mintline aptos allowlist diff --phase Friends'])
  runtime.onAptos(diff, async () => (await load()).diff)
  addMerkle(group, runtime)
}

function addMerkle(group: Command, runtime: Runtime): void {
  const load = () => import('../../aptos/commands/allowlistMerkle.ts')
  const root = group
    .command('root')
    .description('Print the merkle root of the list of a phase.')
    .requiredOption('--phase <number or name>', 'phase of the list in the config')
  withExamples(root, ['mintline aptos allowlist root --phase Members'])
  runtime.onAptos(root, async () => (await load()).root)
  const proofs = group
    .command('proofs')
    .description('Write the proofs of a list: a file <wallet>.json for each. launch does so too.')
    .requiredOption('--phase <number or name>', 'phase of the list in the config')
    .requiredOption(
      '--out <folder>',
      'output folder, to be published as it is; proofs of other wallets in it are removed',
    )
  withExamples(proofs, ['mintline aptos allowlist proofs --phase Members --out proofs/members'])
  runtime.onAptos(proofs, async () => (await load()).proofs)
}

function withPhase(command: Command): Command {
  const phase = new Option(
    '--phase <id or name>',
    'the phase: its id on chain, or its name in the config',
  )
  return withDrop(command).addOption(phase.makeOptionMandatory())
}

function withList(command: Command): Command {
  return withPhase(command).option(
    '--list <file>',
    'CSV of wallet and amount (default: that of the config)',
  )
}
