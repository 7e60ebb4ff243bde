import { usageError } from '../commands/optionValues.ts'

/**
 * Parses `--site`: the console's folder.
 *
 * @throws USAGE_INVALID
 */
export function siteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw usageError(
      `--site takes the URL of the published console, such as https://drops.example/, not ${text}`,
    )
  }
  return url.pathname.endsWith('/') || url.pathname.endsWith('.html')
    ? url.href
    : `${url.origin}${url.pathname}/`
}
