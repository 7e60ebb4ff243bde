const FENCED_BLOCK = /^```.*?^```$/gms
const HEADING = /^#+ (.+)$/gm

/** Returns a Markdown document's text without code blocks. */
export function prose(markdown: string): string {
  return markdown.replace(FENCED_BLOCK, '')
}

/** Returns anchors for a Markdown document's headings, as on GitHub. */
export function anchorsOf(markdown: string): Set<string> {
  return new Set(headingsOf(markdown).map(anchorOf))
}

/** Returns a Markdown document's headings, in order. */
export function headingsOf(markdown: string): string[] {
  return [...prose(markdown).matchAll(HEADING)].map(([, heading = '']) => heading)
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
