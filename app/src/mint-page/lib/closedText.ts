import { DROP_STATUS_TEXTS, type DropStatusName } from '@mintline/core/drop'

/** Returns the message for minters while a drop is closed; empty while it is open. */
export function closedText(status: DropStatusName): string {
  return status === 'upcoming'
    ? 'This page opens by itself when the phase starts.'
    : DROP_STATUS_TEXTS[status].sentence
}
