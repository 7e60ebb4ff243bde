import type { Tone } from '#shared/ui/tones.ts'
import type { ChainEventKind } from './chainEvents.ts'

/** Words and tone for each event kind. */
export const CHAIN_KIND_TEXTS: Readonly<Record<ChainEventKind, { name: string; tone: Tone }>> = {
  deployment: { name: 'Deployment', tone: 'accent' },
  mint: { name: 'Mint', tone: 'success' },
  phase: { name: 'Phase', tone: 'info' },
  list: { name: 'Allowlist', tone: 'info' },
  settings: { name: 'Settings', tone: 'neutral' },
  cut: { name: 'Not known', tone: 'warn' },
}
