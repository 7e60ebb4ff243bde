/** A link, and its title for whoever receives it. */
export interface SharedLink {
  url: string
  title: string
}

/** Returns true if the browser can share links with other apps. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Shares a link with other apps. Resolves quietly if the person closes the share sheet.
 *
 * @throws the browser's error if it cannot share
 */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}
