import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { withDrop } from './options.ts'

export function addAptosOwnership(aptos: Command, runtime: Runtime): void {
  const command = withDrop(
    aptos
      .command('ownership')
      .description('Show the owner of a drop, or offer the ownership to another wallet.'),
  )
  const load = () => import('../../aptos/commands/ownership.ts')
  runtime.onAptos(
    withExamples(command, ['mintline aptos ownership', 'mintline aptos ownership offer --help']),
    async () => (await load()).show,
  )
  const offer = withDrop(
    command
      .command('offer')
      .description('Offer the ownership to a wallet, which has to accept it. Signed by the owner.'),
  ).requiredOption('--to <address>', 'wallet of the next owner')
  withExamples(offer, ['mintline aptos ownership offer --to <address>'])
  runtime.onAptos(offer, async () => (await load()).offer)
  const accept = withDrop(
    command
      .command('accept')
      .description('Accept the ownership. Signed by the wallet that it is offered to.'),
  )
  withExamples(accept, [
    'mintline aptos ownership accept --contract <address> --private-key-file next.key',
  ])
  runtime.onAptos(accept, async () => (await load()).accept)
  const cancel = withDrop(
    command.command('cancel').description('Take the offer back. Signed by the owner.'),
  )
  withExamples(cancel, ['mintline aptos ownership cancel'])
  runtime.onAptos(cancel, async () => (await load()).cancel)
}
