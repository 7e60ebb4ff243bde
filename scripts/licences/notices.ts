import type { Licensed } from './checkLicence.ts'

/** The file's name in packages and builds. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/**
 * Formats what must go with copies of packages: their names, and each text once, with the packages that it belongs to.
 */
export function formatNotices(about: string, packages: readonly Licensed[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, licence = '', texts } of packages) {
    const text = texts.map(normalised).join('\n\n') || `${licence}, as its package.json declares.`
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${licence})`])
  }
  const parts = [...byText].map(
    ([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n${text}`,
  )
  return `${[about, ...parts.sort()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function normalised(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}
