import { reasonNotPublic } from '@mintline/core/networks'

/**
 * Returns what to change in a text with an address that nobody else can read, or a placeholder; undefined = nothing.
 * Screens that are read without a wallet need this alone: it loads no chain library.
 */
export function notPublicMessage(text: string): string | undefined {
  const reason = reasonNotPublic(text.trim())
  return reason && `Publish the files at an address that everybody can read: ${reason}.`
}
