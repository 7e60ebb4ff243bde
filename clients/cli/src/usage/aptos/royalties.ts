import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { bpsOption } from '../options.ts'
import { withDrop } from './options.ts'

export function addAptosRoyalties(aptos: Command, runtime: Runtime): void {
  const command = withDrop(
    aptos.command('royalties').description('Show the royalties of a drop, or set them.'),
  )
  runtime.onAptos(
    withExamples(command, ['mintline aptos royalties', 'mintline aptos royalties set --help']),
    async () => (await import('../../aptos/commands/royalties.ts')).show,
  )
  const set = withDrop(
    command.command('set').description('Set the royalties of all items. Signed by the owner.'),
  )
    .addOption(bpsOption())
    .addOption(bpsOption('--royalty-basis-points').hideHelp())
    .option('--recipient <address>', 'wallet that receives them (default: as it is)')
  withExamples(set, ['mintline aptos royalties set --bps 500 --recipient <address>'])
  runtime.onAptos(set, async () => (await import('../../aptos/commands/royalties.ts')).setRoyalties)
}
