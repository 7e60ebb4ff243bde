import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { activePhaseOption, contractOption, tokenIdOption } from './evm/options.ts'
import { withExamples } from './examples.ts'
import { chainOption, collectionOption } from './options.ts'

export function addShare(program: Command, runtime: Runtime): void {
  const command = program
    .command('share')
    .description(
      'Write a page for the link of a drop, which apps show with title, text and picture; it leads to the mint page.',
    )
    .addOption(collectionOption())
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .addOption(chainOption())
    .requiredOption('--site <url>', 'URL of the published console, which the mint page is beside')
    .option('--proofs <url>', 'URL of the published merkle proofs, for the link to the mint page')
    .addOption(activePhaseOption('for the link to the mint page'))
    .option('--out <folder>', 'output folder, to be published as share/ of the site', 'share')
  withExamples(command, [
    'mintline share --site https://drops.example/',
    'mintline share --collection FIRST --site https://drops.example/ --out public/share',
    'mintline share --contract BASE:<address> --site https://drops.example/',
    'mintline share --chain aptos-testnet --contract <address> --site https://drops.example/',
  ])
  runtime.onAnyChain(command, {
    solana: async () => (await import('../commands/share.ts')).share,
    evm: async () => (await import('../evm/commands/share.ts')).share,
    aptos: async () => (await import('../aptos/commands/share.ts')).share,
  })
}
