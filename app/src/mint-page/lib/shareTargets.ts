/** An app to share a link in, with the address that opens its composer. */
interface ShareTarget {
  name: string
  url: string
}

/**
 * Returns apps that open with a text and a link for the person to post. Plain addresses: nothing of theirs runs here.
 *
 * @param link The drop's page.
 */
export function shareTargets(text: string, link: string): readonly ShareTarget[] {
  return [
    { name: 'X', url: `https://x.com/intent/post?${new URLSearchParams({ text, url: link })}` },
    {
      name: 'Farcaster',
      url: `https://farcaster.xyz/~/compose?${new URLSearchParams({ text, 'embeds[]': link })}`,
    },
  ]
}
