import type { CommandDefinition } from './definition.ts'

const loadUpgrade = async () => (await import('../commands/configUpgrade.ts')).upgrade

export const CONFIG: CommandDefinition = {
  name: 'config',
  description: 'Rewrite the config of an earlier version.',
  commands: [
    {
      name: 'upgrade',
      description:
        'Rewrite the config as version 2, which has the same settings on every chain. Keeps the earlier file beside it.',
      examples: { any: ['', '--dry-run', '--config my-drop.json'] },
      actions: { solana: loadUpgrade, evm: loadUpgrade, aptos: loadUpgrade },
    },
  ],
}
