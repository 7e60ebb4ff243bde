/** A link, and its title for whoever gets it. */
export interface SharedLink {
  url: string
  title: string
}

/** True if the browser can hand links to other apps. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Hands a link to other apps. Ends quietly where the person closes the list of apps, and wants nothing more.
 *
 * @throws what the browser throws where it cannot
 */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}
