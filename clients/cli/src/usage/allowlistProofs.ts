import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { listOption, unitOption } from './options.ts'

export function addAllowlistProofs(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('proofs')
    .description(
      'Write the merkle proof of every wallet of a list as <wallet>.json; needs no network.',
    )
    .option('--phase <number or name>', 'phase of the list in the config')
    .addOption(listOption())
    .addOption(unitOption())
    .requiredOption('--out <folder>', 'output folder, to be published as it is')
    .option('--force', 'replace the proofs of another list', false)
  withExamples(command, ['mintline allowlist proofs --phase Members --out proofs/members'])
  runtime.on(command, async () => (await import('../commands/allowlistProofs.ts')).proofs)
}
