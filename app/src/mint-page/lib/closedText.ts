import type { DropStatusName } from '#entities/collection/lib/dropStatuses.ts'

/** Returns the message for minters while a drop is closed; undefined while it is open. */
export function closedText(status: DropStatusName): string | undefined {
  switch (status) {
    case 'open':
      return undefined
    case 'upcoming':
      return 'This page opens by itself when the phase starts.'
    case 'paused':
      return 'The creator has paused this drop.'
    case 'phase-sold-out':
      return 'All items of this phase are minted.'
    case 'sold-out':
      return 'All items of this collection are minted.'
    case 'ended':
      return 'All phases are over.'
    case 'no-phase':
      return 'The creator has not opened a phase yet.'
  }
}
