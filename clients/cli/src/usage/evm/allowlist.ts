import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'

export function addEvmAllowlist(evm: Command, runtime: Runtime): void {
  const group = evm.command('allowlist').description('Lists of phases: their roots and proofs.')
  const root = group
    .command('root')
    .description('Print the merkle root of the list of a phase.')
    .requiredOption('--phase <number or name>', 'phase of the list in the config')
  withExamples(root, ['mintline evm allowlist root --phase Members'])
  runtime.onEvm(root, async () => (await import('../../evm/commands/allowlist.ts')).root)
  const proofs = group
    .command('proofs')
    .description(
      'Write the proofs of a list: a file <wallet>.json for each, or shards. launch does so too.',
    )
    .requiredOption('--phase <number or name>', 'phase of the list in the config')
    .requiredOption(
      '--out <folder>',
      'output folder, to be published as it is; proofs of other wallets in it are removed',
    )
  withExamples(proofs, ['mintline evm allowlist proofs --phase Members --out proofs/members'])
  runtime.onEvm(proofs, async () => (await import('../../evm/commands/allowlist.ts')).proofs)
}
