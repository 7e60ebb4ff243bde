/** Redacts URLs in a text, leaving only their hosts, since the rest may have a key or a password. */
export function withoutUrls(text: string): string {
  return text.replace(/\b(?:https?|wss?|postgres(?:ql)?):\/\/\S+/g, (url) =>
    URL.canParse(url) ? new URL(url).host : 'a URL',
  )
}
