import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { withDrop } from './options.ts'

export function addAptosShow(aptos: Command, runtime: Runtime): void {
  const command = withDrop(aptos.command('show').description('Show a drop as it is on chain.'))
  withExamples(command, [
    'mintline aptos show',
    'mintline aptos show --chain aptos-testnet --contract <address> --machine <address>',
    'mintline aptos show --contract APTOS:<address> --json',
  ])
  runtime.onAptos(command, async () => (await import('../../aptos/commands/show.ts')).show)
}
