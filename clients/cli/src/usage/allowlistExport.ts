import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption, phaseOption } from './options.ts'

export function addAllowlistExport(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('export')
    .description('Write the entries of a phase on chain as CSV.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .option('--out <file>', 'output file (default: stdout)')
    .option('--force', 'replace an existing file', false)
  withExamples(command, ['mintline allowlist export --phase Friends --out friends.csv'])
  runtime.on(command, async () => (await import('../commands/allowlistExport.ts')).exportEntries)
}
